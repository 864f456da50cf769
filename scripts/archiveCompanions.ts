/**
 * Vite plugin: puts what lies beside the sealed parts of an export beside the app's own pages, where an export fetches it:
 * the format's document, and `src/decryptor` as one HTML file, `open-vault.html`. Its script stands in it as it was written, types taken away, so that whoever opens a vault in twenty years
 * can read what opens it. The file's own policy allows this very script and this very style, and no network.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { withoutJsonSchema } from './withoutJsonSchema.ts';

export const DECRYPTOR = 'open-vault.html';
export const FORMAT = 'vault-format.md';

const LICENCES = 'licences.txt';

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

function policyFor(script: string, style: string): string {
  return [
    "default-src 'none'",
    // Argon2id is WebAssembly.
    `script-src ${hashOf(script)} 'wasm-unsafe-eval'`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The page as one text. `root` is the decryptor's folder: built into the desktop's configuration, this file knows no place. */
export async function buildDecryptor(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    plugins: [withoutJsonSchema()],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      target: 'es2022',
      modulePreload: false,
      license: { fileName: LICENCES },
      rolldownOptions: {
        input: resolve(root, 'main.ts'),
        output: { codeSplitting: false, entryFileNames: 'script.js', assetFileNames: 'style.css' },
      },
    },
  });
  const files = [result].flat().flatMap((output) => ('output' in output ? output.output : []));
  const contentOf = (name: string) => {
    const file = files.find(({ fileName }) => fileName === name);
    if (!file) {
      const names = files.map(({ fileName }) => fileName).join(', ');
      throw new Error(`The decryptor's build has no ${name}, only ${names}.`);
    }
    return file.type === 'chunk' ? file.code : String(file.source);
  };
  const licences = contentOf(LICENCES).replaceAll('*/', '* /');
  // The end of a script is the one thing that its own text may not hold.
  const script = `\n/*\n${licences}\n*/\n${contentOf('script.js')}`.replaceAll(/<\/(script)/gi, '<\\/$1');
  const style = `\n${contentOf('style.css')}`;
  const policy = policyFor(script, style);
  const page = await readFile(resolve(root, 'index.html'), 'utf8');
  return page
    .replace('<!--policy-->', () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
    .replace('<!--style-->', () => `<style>${style}</style>`)
    .replace('<!--script-->', () => `<script type="module">${script}</script>`);
}

/** The module of the app that knows what was built, so that an export takes nothing else. */
const DIGEST_MODULE = /\/features\/vault\/export\/companionDigests\.ts$/;

const digestOf = (content: string) => createHash('sha256').update(content).digest('hex');

export interface CompanionSources {
  /** The decryptor's folder. */
  readonly decryptor: string;
  /** The file of the format's document. */
  readonly format: string;
}

export function archiveCompanions({ decryptor, format }: CompanionSources): Plugin {
  /** Both builds of a page take the same. */
  let built: Promise<ReadonlyMap<string, string>> | null = null;
  const build = async () =>
    new Map([
      [DECRYPTOR, await buildDecryptor(decryptor)],
      [FORMAT, await readFile(format, 'utf8')],
    ]);
  const buildOnce = () => {
    built ??= build();
    return built;
  };
  return {
    name: 'amaranth:archive-companions',
    async load(id) {
      if (!DIGEST_MODULE.test(id)) return null;
      const digests = [...(await buildOnce())].map(([name, content]) => [name, digestOf(content)]);
      return `export const companionDigests = ${JSON.stringify(Object.fromEntries(digests))};`;
    },
    async generateBundle() {
      for (const [fileName, source] of await buildOnce()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      for (const [name, type] of [
        [DECRYPTOR, 'text/html'],
        [FORMAT, 'text/markdown'],
      ] as const) {
        server.middlewares.use(`/${name}`, async (_request, response) => {
          response.setHeader('content-type', `${type}; charset=utf-8`);
          response.end((await buildOnce()).get(name));
        });
      }
    },
  };
}
