/** Vite plugin: puts the documents that the security page names beside the pages, so that anybody can check it. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Of `docs`. The vault's format comes with what an export holds (`archiveCompanions.ts`). */
const PAPERS = ['legacy-format.md', 'legacy-log.md'] as const;

export function papers(documents: string): Plugin {
  return {
    name: 'amaranth:papers',
    apply: 'build',
    async generateBundle() {
      for (const fileName of PAPERS) {
        const source = await readFile(resolve(documents, fileName), 'utf8');
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
