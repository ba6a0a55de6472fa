/** The form that the page was written in, kept by a tool. */
export default {
  singleQuote: true,
  printWidth: 120,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
