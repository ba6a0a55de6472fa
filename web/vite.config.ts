import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.HIGHNOON_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  // Addresses stay relative: the server writes its own base path into <base href>.
  base: './',
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/highnoon/server/static',
    emptyOutDir: true,
    // Inlined pictures would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
  },
});
