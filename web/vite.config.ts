import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { catalogues } from './catalogues.ts';
import { licenses, LISTED } from './licenses.ts';

const server = process.env.HIGHNOON_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  // Addresses stay relative: the server writes its own base path into <base href>.
  base: './',
  plugins: [catalogues(), licenses(), svelte(), svelteTesting()],
  build: {
    outDir: '../src/highnoon/server/static',
    emptyOutDir: true,
    // Inlined pictures would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: on a phone every request costs more than its bytes.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: /node_modules|src\/(lib\/(api|i18n|ui|[\w.]+$)|routes\/index|App|main)/ },
            { name: 'table', test: /src\/(routes\/TablePage|lib\/table\/(?!Ending|Rematch|Chart|Headline|PlainBill))/ },
            { name: 'longhorn', test: /src\/lib\/board\/longhorn\/(?!LonghornEnding|Bill|Legend)/ },
            { name: 'moon-river', test: /src\/lib\/board\/moon-river\/(?!MoonRiverEnding|Bill|Legend)/ },
            { name: 'desperados', test: /src\/lib\/board\/desperados\/(?!DesperadosEnding|Bill|Legend)/ },
          ],
        },
      },
    },
    target: 'es2022',
    license: { fileName: LISTED },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    // No test is meant to be a race: machines may be busy.
    testTimeout: 60_000,
  },
});
