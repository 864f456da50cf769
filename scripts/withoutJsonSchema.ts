/**
 * Vite plugin: leaves out how zod writes JSON schemas. Every schema carries that method, so no build can see that the page
 * never calls it: 5 kB gzip of every page that reads something.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export function withoutJsonSchema(): Plugin {
  return {
    name: 'amaranth:without-json-schema',
    apply: 'build',
    load: {
      filter: { id: /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
      async handler(id) {
        const names = [...(await readFile(id, 'utf8')).matchAll(/^export (?:const|function|class) (\w+)/gm)];
        return [
          "const absent = () => { throw new Error('Nothing in the page writes JSON schemas.'); };",
          // What makes such a method is called for every schema, the method for none.
          'const makeAbsent = () => absent;',
          ...names.map(
            ([, name = '']) =>
              `export { ${name.startsWith('create') ? 'makeAbsent' : 'absent'} as ${name} };`,
          ),
        ].join('\n');
      },
    },
  };
}
