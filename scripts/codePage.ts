/**
 * Vite plugin: puts the page of a printed code (`src/renderer/memory.html`, decision 28) beside the app's own. It is built
 * apart, so that it shares nothing with the app, for browsers as old as the phones that open it.
 */
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };

export function codePage(root: string): Plugin {
  return {
    name: 'amaranth:code-page',
    apply: 'build',
    async generateBundle() {
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        root,
        publicDir: false,
        define: { __CLIENT_VERSION__: JSON.stringify(manifest.version) },
        build: {
          write: false,
          target: 'es2018',
          // The page's content-security policy allows no inline or data: scripts.
          assetsInlineLimit: 0,
          modulePreload: false,
          rolldownOptions: { input: resolve(root, 'memory.html') },
        },
      });
      const files = [result].flat().flatMap((output) => ('output' in output ? output.output : []));
      for (const file of files) {
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
    },
  };
}
