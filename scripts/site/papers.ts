/**
 * Vite plugin: puts beside the pages what they name: the documents by which the security page can be checked, and the
 * licences of the typefaces, which must go wherever these go.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The vault's format is not among them: it comes with what an export holds (`archiveCompanions.ts`). */
const PAPERS: Readonly<Record<string, string>> = {
  'legacy-format.md': 'docs/legacy-format.md',
  'legacy-log.md': 'docs/legacy-log.md',
  'licences/brygada-1918-LICENSE.txt': 'resources/fonts/brygada-1918-LICENSE.txt',
  'licences/source-sans-3-LICENSE.txt': 'resources/fonts/source-sans-3-LICENSE.txt',
  // What words are engraved in.
  ...Object.fromEntries(
    [
      'amiri',
      'brygada-1918',
      'frank-ruhl-libre',
      'great-vibes',
      'noto-sans-arabic',
      'noto-sans-hebrew',
      'source-sans-3',
    ].map((name) => [
      `licences/engraving/${name}-LICENSE.txt`,
      `resources/fonts/engraving/${name}-LICENSE.txt`,
    ]),
  ),
};

/** `project` is the folder of the whole project. */
export function papers(project: string): Plugin {
  return {
    name: 'amaranth:papers',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, path] of Object.entries(PAPERS)) {
        const source = await readFile(resolve(project, path), 'utf8');
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
