/**
 * Vite plugin: lets the shaper of engravings begin without an `await` at its top. One such module in the page and the build
 * makes a file of its own for every entry, which the other pages' visitors wait for. Who uses it waits for `ready`.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const AWAITED = 'init(await createHarfBuzz());';

export function withoutTopLevelAwait(): Plugin {
  return {
    name: 'amaranth:without-top-level-await',
    apply: 'build',
    load: {
      filter: { id: /\/harfbuzzjs\/dist\/index\.mjs$/ },
      async handler(id) {
        const code = await readFile(id, 'utf8');
        if (!code.includes(AWAITED)) throw new Error(`${id} no longer begins as it did.`);
        return code.replace(AWAITED, 'export const ready = createHarfBuzz().then(init);');
      },
    },
  };
}
