/**
 * Vite plugin: makes the public pages at build. The app's own routes and components are drawn to HTML (the renderer's
 * `app/prerender`), each page to one file that needs no other to be read; the page that the app starts from moves to
 * `app.html`.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import type { PublicPage } from '../../src/renderer/features/catalogue/pageHead.ts';
import type { Language } from '../../src/shared/domain/userProfile.ts';
import { languages } from '../../src/shared/locales.ts';
import { localizedPattern } from '../../src/shared/localizedPaths.ts';
import { type BlogFeed, blogFeed } from './blogFeed.ts';
import { composeDocument, type DrawnPage, type SiteParts } from './document.ts';
import { drawPictures } from './openGraph.ts';
import { sitemap } from './sitemap.ts';
import { facesWithin, stylesFor } from './styles.ts';

/** What the renderer's entry gives. */
interface Renderer {
  listPublicPages(): readonly PublicPage[];
  renderPage(path: string): Promise<string>;
  describeFeed(language: Language): BlogFeed;
}

const ENTRY = 'app/prerender/renderPage.tsx';
/** The page's one script before anybody does anything. */
export const FIRST_SCRIPT = 'app/startup/first.ts';

export function prerenderSite(config: UserConfig & { readonly root: string }): Plugin {
  return {
    name: 'amaranth:prerender',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The build has no folder for its pages.');
      const renderer = await loadRenderer(config, resolve(dir, '../.prerender'));
      const drawn: DrawnPage[] = [];
      for (const page of renderer.listPublicPages()) {
        for (const language of languages) {
          const path = localizedPattern(page.path, language);
          drawn.push({
            ...page,
            path,
            language,
            head: page.heads[language],
            html: await renderer.renderPage(path),
          });
        }
      }
      const parts = await partsOf(dir, bundle, config.root);
      const pictures = await drawPictures(drawn, dir);
      const shell = join(dir, 'index.html');
      await rename(shell, join(dir, 'app.html'));
      for (const page of drawn) {
        const styles = (await facesWithin(page.html)) + (await stylesFor(page.html, parts.styles));
        const file = join(dir, page.path, 'index.html');
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, composeDocument({ page, parts, styles, picture: pictures.get(page.path) }));
      }
      for (const language of languages) {
        const feed = renderer.describeFeed(language);
        await writeFile(join(dir, feed.path), blogFeed(feed, language));
      }
      await writeFile(join(dir, 'sitemap.xml'), sitemap(drawn));
      await writeFile(join(dir, 'robots.txt'), 'User-agent: *\nAllow: /\nSitemap: {{origin}}/sitemap.xml\n');
    },
  };
}

/** The same code for Node, thrown away once it has drawn. */
async function loadRenderer(
  config: UserConfig & { readonly root: string },
  folder: string,
): Promise<Renderer> {
  await rm(folder, { recursive: true, force: true });
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      outDir: folder,
      copyPublicDir: false,
      license: false,
      minify: false,
      ssr: resolve(config.root, ENTRY),
      rolldownOptions: {},
    },
    // One copy of React and of the router, in the build that pages get.
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(folder, 'renderPage.js')).href)) as Renderer;
}

async function partsOf(dir: string, bundle: Rolldown.OutputBundle, root: string): Promise<SiteParts> {
  const files = Object.values(bundle);
  const first = files.find(
    (file) => file.type === 'chunk' && file.facadeModuleId === resolve(root, FIRST_SCRIPT),
  );
  if (first?.type !== 'chunk') throw new Error('The first script of the pages was not built.');
  const shell = await readFile(join(dir, 'index.html'), 'utf8');
  const styles = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(shell)?.[1];
  if (!styles) throw new Error('The app’s page names no stylesheet.');
  return {
    firstScript: `/${first.fileName}`,
    itsImports: first.imports.map((file) => `/${file}`),
    stylesAddress: styles,
    styles: await readFile(join(dir, styles), 'utf8'),
  };
}
