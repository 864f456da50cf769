/**
 * Vite plugin: which files the page is cut into, and which of them are asked for first.
 *
 * Left to itself the build makes a file of whatever two pages share, and the dashboard was a hundred requests. A journey
 * is what somebody loads on one way through the app; its code goes into one file. What a journey needs is not listed
 * anywhere: a first build, thrown away, tells it from the imports that are left once unused code is gone.
 */
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { content } from './content.ts';

export interface Journey {
  /** Of the file, which several may fill. */
  readonly name: string;
  /** The modules it starts from, in the renderer's folder. A module goes to the first journey that needs it. */
  readonly from: readonly string[];
  /** Takes only what later journeys need as well: the rest stays with its page. */
  readonly isCommon?: boolean;
  /** Takes only what these modules need too. */
  readonly alsoFor?: readonly string[];
}

/**
 * Which files are asked for at once where the address is the key: a path, a folder (`/albums/*`), or `*` for every other
 * one. In this order, and each after those that it needs.
 */
export type EarlyFiles = Readonly<Record<string, readonly string[]> & { '*': readonly string[] }>;

type Group = Rolldown.CodeSplittingGroup;

/** The modules of `from` and of all they import, dynamic imports excepted. */
function modulesOf(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, from: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (file: string) => {
    const chunk = chunks.get(file);
    if (!chunk || files.has(file)) return;
    files.add(file);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const module of from) {
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`No file of the page has ${module}, where a journey starts.`);
    visit(chunk.fileName);
  }
  return new Set([...files].flatMap((file) => chunks.get(file)?.moduleIds ?? []));
}

async function planChunks(
  config: UserConfig,
  root: string,
  journeys: readonly Journey[],
  entries: readonly string[],
) {
  const noStyles: Plugin = {
    name: 'amaranth:no-styles',
    enforce: 'pre',
    load: (id) => (/\.css($|\?)/.test(id) ? '' : null),
  };
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [content(), noStyles],
    build: {
      ...config.build,
      write: false,
      minify: false,
      license: false,
      rolldownOptions: { input: entries.map((entry) => resolve(root, entry)) },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = new Map(
    outputs
      .flatMap((output) => ('output' in output ? output.output : []))
      .filter((file) => file.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const modulesFrom = (paths: readonly string[]) =>
    modulesOf(
      chunks,
      paths.map((path) => resolve(root, path)),
    );
  const needs = journeys.map(({ from, alsoFor }) => {
    const needed = modulesFrom(from);
    if (!alsoFor) return needed;
    const other = modulesFrom(alsoFor);
    return new Set([...needed].filter((module) => other.has(module)));
  });
  const plan = new Map<string, string>();
  // An entry runs where it is asked for, never with what it shares.
  const isEntry = (module: string) => entries.some((entry) => resolve(root, entry) === module);
  journeys.forEach(({ name, isCommon = false }, index) => {
    for (const module of needs[index] ?? []) {
      const isTaken = plan.has(module);
      const isNeededLater = journeys.some(
        (later, place) => place > index && !later.isCommon && needs[place]?.has(module),
      );
      if (!isTaken && !isEntry(module) && (isNeededLater || !isCommon)) plan.set(module, name);
    }
  });
  return plan;
}

/**
 * A script that asks for the files of the address it is on, before the app's own code has come and looks for its route.
 * It is a file, and comes first: the page's content-security policy allows no script within it.
 */
function writeEarly(early: EarlyFiles, listed: readonly Rolldown.OutputChunk[]): string {
  const chunks = new Map(listed.map((chunk) => [chunk.fileName, chunk]));
  const addresses = (names: readonly string[]) => {
    const found = new Set<string>();
    const visit = (file: string) => {
      const chunk = chunks.get(file);
      // The entry stands in the page itself.
      if (!chunk || chunk.isEntry || found.has(file)) return;
      for (const imported of chunk.imports) visit(imported);
      found.add(file);
    };
    for (const name of names) {
      const chunk = listed.find((candidate) => candidate.name === name);
      if (!chunk) throw new Error(`No file of the page is called ${name}, which is to be asked for early.`);
      visit(chunk.fileName);
    }
    return [...found].map((file) => `/${file}`);
  };
  const files = Object.fromEntries(Object.entries(early).map(([path, names]) => [path, addresses(names)]));
  return [
    `const files = ${JSON.stringify(files)};`,
    `const path = location.pathname.replace(/(?<=.)[/]$/, '');`,
    `for (const href of files[path] ?? files[path.slice(0, path.lastIndexOf('/') + 1) + '*'] ?? files['*']) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`,
    '',
  ].join('\n');
}

/** Where the operator's configuration is, which the app asks for as soon as it runs. */
const CONFIGURATION = '/configuration.json';

export function journeys(
  rendererConfig: UserConfig & { root: string },
  listed: readonly Journey[],
  earlyFiles: EarlyFiles,
  /** What journeys start in: pages and scripts of their own. */
  entries: readonly string[],
): Plugin {
  let early = '';
  return {
    name: 'amaranth:journeys',
    apply: 'build',
    async config() {
      const plan = await planChunks(rendererConfig, rendererConfig.root, listed, entries);
      // A journey has all that its modules import already: what the build would add is what nothing here uses.
      const groups: Group[] = [
        { name: (module) => plan.get(module) ?? null, includeDependenciesRecursively: false },
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const reference = this.emitFile({
          type: 'asset',
          name: 'early.js',
          source: writeEarly(earlyFiles, chunks),
        });
        early = `/${this.getFileName(reference)}`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path }) =>
        path === '/index.html'
          ? [
              { tag: 'script', attrs: { src: early }, injectTo: 'head-prepend' },
              {
                tag: 'link',
                attrs: { rel: 'preload', href: CONFIGURATION, as: 'fetch', crossorigin: true },
                injectTo: 'head-prepend',
              },
            ]
          : [],
    },
  };
}
