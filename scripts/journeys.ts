/**
 * Vite plugin: which files the page is cut into, and which of them are asked for first.
 *
 * Left to itself the build makes a file of whatever two pages share, and the dashboard was a hundred requests. A journey
 * is what somebody loads on one way through the app; its code goes into one file. What a journey needs is not listed
 * anywhere: a first build, thrown away, tells it from the imports that are left once unused code is gone.
 */
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

export interface Journey {
  /** Of the file, which several may fill. */
  readonly name: string;
  /** The modules it starts from, in the renderer's folder. A module goes to the first journey that needs it. */
  readonly from: readonly string[];
  /** Takes only what later journeys need as well: the rest stays with its page. */
  readonly isCommon?: boolean;
  /** What the first part of an address is where this file, and all before it, is asked for at once. */
  readonly paths?: readonly string[];
}

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

async function planChunks(config: UserConfig, root: string, journeys: readonly Journey[]) {
  const noStyles: Plugin = {
    name: 'amaranth:no-styles',
    enforce: 'pre',
    load: (id) => (/\.css($|\?)/.test(id) ? '' : null),
  };
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [noStyles],
    build: {
      ...config.build,
      write: false,
      minify: false,
      license: false,
      rolldownOptions: { input: resolve(root, 'index.html') },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = new Map(
    outputs
      .flatMap((output) => ('output' in output ? output.output : []))
      .filter((file) => file.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const needs = journeys.map(({ from }) =>
    modulesOf(
      chunks,
      from.map((path) => resolve(root, path)),
    ),
  );
  const plan = new Map<string, string>();
  journeys.forEach(({ name, isCommon = false }, index) => {
    for (const module of needs[index] ?? []) {
      const isTaken = plan.has(module);
      const isNeededLater = journeys.some(
        (later, place) => place > index && !later.isCommon && needs[place]?.has(module),
      );
      if (!isTaken && (isNeededLater || !isCommon)) plan.set(module, name);
    }
  });
  return plan;
}

/**
 * A script that asks for the files of the address it is on, before the app's own code has come and looks for its route.
 * It is a file, and comes first: the page's content-security policy allows no script within it.
 */
function writeEarly(journeys: readonly Journey[], addressOf: (name: string) => string | null): string {
  const files: Record<string, string[]> = {};
  journeys.forEach(({ paths = [] }, index) => {
    const before = new Set(journeys.slice(0, index + 1).map(({ name }) => name));
    for (const path of paths) files[path] = [...before].flatMap((name) => addressOf(name) ?? []);
  });
  return `for (const href of (${JSON.stringify(files)})['/' + location.pathname.split('/')[1]] ?? []) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));\n`;
}

/** Where the operator's configuration is, which the app asks for as soon as it runs. */
const CONFIGURATION = '/configuration.json';

export function journeys(rendererConfig: UserConfig & { root: string }, listed: readonly Journey[]): Plugin {
  let early = '';
  return {
    name: 'amaranth:journeys',
    apply: 'build',
    async config() {
      const plan = await planChunks(rendererConfig, rendererConfig.root, listed);
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
          source: writeEarly(listed, (name) => {
            const chunk = chunks.find((candidate) => candidate.name === name);
            return chunk ? `/${chunk.fileName}` : null;
          }),
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
