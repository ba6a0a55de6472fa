/** Made by `catalogues.ts` beside the configuration of Vite. */
declare module 'virtual:catalogues' {
  const load: Record<string, () => Promise<{ default: string }>>;
  export default load;
}
/** Made by `catalogues.ts` beside the configuration of Vite. */
declare module 'virtual:catalogues-later' {
  const load: Record<string, () => Promise<{ default: string }>>;
  export default load;
}
