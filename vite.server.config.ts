/**
 * Bundles the embedded server into `out/server` for a fast start, and the Cloud Functions entry into
 * `out/functions` (`--mode functions`) for `firebase deploy`. Only our own code is bundled: packages are loaded
 * from node_modules, the vendors' SDKs after the port is open.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

/**
 * What firebase-admin loads by itself and only recommends (its optional dependencies): without them a deployed function
 * fails at its first document or file.
 */
const LOADED_BY_ADMIN = ['@google-cloud/firestore', '@google-cloud/storage'] as const;

/** The package that a specifier is of: `firebase-admin/auth` is of `firebase-admin`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** `firebase deploy` uploads a folder with a package.json of its own: what the bundle imports, as it is installed here. */
function functionsManifest(): Plugin {
  return {
    name: 'amaranth:functions-manifest',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const specifiers = chunks
        .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
        .filter((specifier) => !(specifier in bundle) && !isBuiltin(specifier));
      const packages = [...new Set([...specifiers.map(packageOf), ...LOADED_BY_ADMIN])].sort();
      const versions: Readonly<Record<string, string>> = manifest.dependencies;
      const missing = packages.find((name) => !(name in versions));
      if (missing) this.error(`The functions import ${missing}, which package.json does not list.`);
      const content = {
        name: 'amaranth-functions',
        private: true,
        type: 'module',
        main: 'index.js',
        engines: { node: '24' },
        dependencies: Object.fromEntries(packages.map((name) => [name, versions[name]])),
      };
      this.emitFile({ type: 'asset', fileName: 'package.json', source: JSON.stringify(content, null, 2) });
      // What invoices and engravings are set in, where `Services.readResource` of the cloud looks for it.
      const typefaces = 'resources/fonts/engraving';
      for (const name of readdirSync(resolve(import.meta.dirname, typefaces))) {
        const source = readFileSync(resolve(import.meta.dirname, typefaces, name));
        this.emitFile({ type: 'asset', fileName: `${typefaces}/${name}`, source });
      }
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
        // Every export of the entry is a group of functions to Firebase: what chunks share stands apart from it.
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
});
