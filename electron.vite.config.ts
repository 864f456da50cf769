/** The desktop build: the same renderer as the web, with the shell's main process and preload around it. */
import { resolve } from 'node:path';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { rendererConfig } from './vite.config.ts';

const withoutSchemas = resolve(import.meta.dirname, 'scripts/desktop/withoutSchemas.ts');

/** electron-vite builds for `file:` addresses; ours are `app://amaranth/…`, and deep ones are reloaded too. */
const rootAddresses: Plugin = {
  name: 'amaranth-root-addresses',
  enforce: 'post',
  config(config) {
    config.base = '/';
  },
};

export default defineConfig({
  main: {
    resolve: {
      alias: [{ find: /^ajv(?:\/dist\/2020\.js|-formats)$/, replacement: withoutSchemas }],
    },
    build: {
      outDir: 'out/main',
      lib: { entry: resolve(import.meta.dirname, 'src/main/index.ts'), formats: ['es'] },
      // keytar is native and optional; everything else is bundled so that the package needs no node_modules.
      externalizeDeps: false,
      rolldownOptions: { external: ['keytar'] },
      minify: true,
      license: { fileName: 'licences.txt' },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      // A sandboxed preload is one CommonJS file with nothing beside it.
      externalizeDeps: false,
      minify: true,
      license: { fileName: 'licences.txt' },
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'index.cjs' } },
      lib: { entry: resolve(import.meta.dirname, 'src/preload/index.ts'), formats: ['cjs'] },
    },
  },
  renderer: {
    ...rendererConfig,
    plugins: [...(rendererConfig.plugins ?? []), rootAddresses],
    build: {
      ...rendererConfig.build,
      outDir: resolve(import.meta.dirname, 'out/renderer'),
      // The page that a sign-in returns to is for browsers; the shell reads the redirect itself.
      rolldownOptions: {
        ...rendererConfig.build.rolldownOptions,
        input: resolve(import.meta.dirname, 'src/renderer/index.html'),
      },
    },
  },
});
