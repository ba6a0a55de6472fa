import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');

it('the types are those of the schema (npm run types)', { timeout: 30_000 }, async () => {
  const made = astToString(await openapiTS(pathToFileURL(join(web, 'openapi.json'))));
  const kept = readFileSync(join(web, 'src/lib/api/schema.d.ts'), 'utf8');
  // The command line tool writes a comment above what the library makes.
  expect(kept.slice(kept.indexOf('export interface paths'))).toBe(made.slice(made.indexOf('export interface paths')));
});
