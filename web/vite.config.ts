import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { catalogues } from './catalogues.ts';
import { licenses, LISTED } from './licenses.ts';
import { pocket } from './pocket.ts';

const server = process.env.HIGHNOON_SERVER ?? 'http://127.0.0.1:8000';

/** The folders of the boards: each is a file of its own. */
const boards = readdirSync(join(import.meta.dirname, 'src/lib/board'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);

export default defineConfig({
  // Addresses stay relative: the server writes its own base path into <base href>.
  base: './',
  plugins: [catalogues(), licenses(), pocket(), svelte(), svelteTesting()],
  worker: { format: 'es' },
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
            {
              name: 'shell',
              test: /virtual:pocket$|node_modules|src\/(lib\/(api|i18n|ui\/(?!Settings|Introduction|NameFull|PortraitPicker|Fetch|CopyLink)|pocket\/place|home\/index|table\/(people|Face|early)|board\/([\w-]+\/(house|index)|index)\.ts|(?!synth)[\w.]+$)|routes\/index|App|main)/,
            },
            {
              name: 'table',
              test: /src\/(routes\/TablePage|lib\/together\/[Bb]eside|lib\/table\/(?!people|Face|early|Ending|Rematch|TimeLine|WorthChart|course|Headline|PlainBill|Invite|Weighing))/,
            },
            ...boards.map((name) => ({
              name,
              test: new RegExp(
                `src/lib/board/${name}/(?!\\w*(Ending|Picker)|\\w*Outlines|territories|Score|Gains|Bill|Legend|extras|Film|Reel|Plan|Curtain|Retry)`,
              ),
            })),
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
