/**
 * Bundles the embedded server into `out/server` for a fast start, and the Cloud Functions entry into
 * `out/functions` (`--mode functions`) for `firebase deploy`. Only our own code is bundled: packages are loaded
 * from node_modules, the vendors' SDKs after the port is open.
 */
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** What the deployed functions need of our packages, at the versions of the lock file. */
const DEPLOYED_PACKAGES = [
  '@google-cloud/storage',
  'firebase-admin',
  'firebase-functions',
  'file-type',
  'nodemailer',
  'zod',
] as const;

/** `firebase deploy` uploads a folder with a package.json of its own. */
function functionsManifest(): Plugin {
  const dependencies = Object.fromEntries(
    DEPLOYED_PACKAGES.map((name) => [name, manifest.dependencies[name]]),
  );
  const content = {
    name: 'amaranth-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies,
  };
  return {
    name: 'amaranth:functions-manifest',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: JSON.stringify(content, null, 2) });
    },
  };
}

export default defineConfig(({ mode }) => {
  const isFunctions = mode === 'functions';
  return {
    root: import.meta.dirname,
    publicDir: false,
    plugins: isFunctions ? [functionsManifest()] : [],
    ssr: { noExternal: isFunctions ? [] : ['hono', '@hono/node-server', 'zod', 'jose', 'postal-mime'] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: resolve(import.meta.dirname, isFunctions ? 'out/functions' : 'out/server'),
      emptyOutDir: true,
      minify: false,
      sourcemap: false,
      rolldownOptions: {
        input: isFunctions
          ? { index: resolve(import.meta.dirname, 'src/functions/index.ts') }
          : { cli: resolve(import.meta.dirname, 'src/embedded/cli.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
});
