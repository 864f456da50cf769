/** What the desktop ships is what its protocol can serve: every file by its own name, with a type that is known. `npm test` has built it. */
import { globSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { resolveAsset } from '../../../src/main/protocol/resolveAsset.ts';

const folder = resolve(import.meta.dirname, '../../../out/renderer');

test('every file of the build is found under its own address, and none is a source map', () => {
  const files = globSync('**', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  expect(files.length).toBeGreaterThan(100);
  const lost = files.filter((path) => {
    const address = `app://amaranth/${path.split(sep).join('/')}`;
    const asset = resolveAsset(folder, { method: 'GET', address, accept: '*/*' });
    return asset.kind === 'refused' || asset.path !== join(folder, path);
  });
  expect(lost).toEqual([]);
  expect(files.filter((path) => path.endsWith('.map'))).toEqual([]);
});
