/** The web build of the renderer. The desktop build (`electron.vite.config.ts`) reuses `rendererConfig`. */
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { archiveCompanions } from './scripts/archiveCompanions.ts';
import { codePage } from './scripts/codePage.ts';
import { content } from './scripts/content.ts';
import { type EarlyFiles, type Journey, journeys } from './scripts/journeys.ts';
import { onlyOurLanguages } from './scripts/onlyOurLanguages.ts';
import { precompress } from './scripts/precompress.ts';
import { papers } from './scripts/site/papers.ts';
import { FIRST_SCRIPT, prerenderSite } from './scripts/site/prerender.ts';
import { pressKit } from './scripts/site/pressKit.ts';
import { withoutBloomFilters } from './scripts/withoutBloomFilters.ts';
import { withoutJsonSchema } from './scripts/withoutJsonSchema.ts';
import { withoutTopLevelAwait } from './scripts/withoutTopLevelAwait.ts';

const root = resolve(import.meta.dirname, 'src/renderer');

const pages = [resolve(root, 'index.html'), resolve(root, 'sign-in-return.html')];

/** The package names its development build for every condition; the other one is the same code without warnings. */
const routerBuild = resolve(import.meta.dirname, 'node_modules/react-router/dist/production');

export const rendererConfig = {
  root,
  publicDir: resolve(import.meta.dirname, 'resources/public'),
  plugins: [
    content(),
    react(),
    tailwindcss(),
    withoutBloomFilters(),
    withoutJsonSchema(),
    withoutTopLevelAwait(),
    onlyOurLanguages(),
    archiveCompanions({
      decryptor: resolve(import.meta.dirname, 'src/decryptor'),
      format: resolve(import.meta.dirname, 'docs/vault-format.md'),
    }),
  ],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: resolve(routerBuild, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: resolve(routerBuild, 'dom-export.mjs') },
    ],
  },
  define: { __CLIENT_VERSION__: JSON.stringify(manifest.version) },
  worker: { format: 'es' },
  build: {
    outDir: resolve(import.meta.dirname, 'out/web'),
    emptyOutDir: true,
    target: 'es2023',
    // Sign-in popups and print-ready pages are separate documents; the app itself is one.
    rolldownOptions: {
      input: pages,
      output: {
        codeSplitting: {
          groups: [
            // What the window of a sign-in shares with the app, nothing of which must run there.
            { name: 'window', test: /\/(platform\/web\/webStorage\.ts|ui\/styles\/theme\.css)$/ },
            // Changes only with its packages, so a browser keeps it across releases.
            {
              name: 'framework',
              // Writing HTML is for who exports their account: it comes with the export.
              test: /node_modules\/(react|react-dom(?!\/(cjs\/react-dom-|)server)|scheduler|react-router|react-router-dom)\//,
            },
          ],
        },
      },
    },
    // The page's content-security policy allows no inline or data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the licences of the packages in the page ask for, beside it.
    license: { fileName: 'licences/packages.txt' },
  },
} satisfies UserConfig;

const session = ['features/session/engine.ts', 'platform/web/webSessionPersistence.ts'];

const dashboard = [
  'app/guards/SignedInGuard.tsx',
  'app/layouts/MainLayout.tsx',
  'features/dashboard/DashboardPage.tsx',
  'features/vault/elsewhere/VaultCard.tsx',
  'features/lifeVerification/elsewhere/onEveryPage.ts',
  // Every page of a member asks for it; by itself it would come with the form fields of settings.
  'features/agreements/index.ts',
];
const albums = ['features/albums/AlbumsPage.tsx'];
const album = ['features/albums/AlbumPage.tsx'];
const settings = ['features/settings/SettingsPage.tsx'];
const onboarding = ['features/onboarding/OnboardingPage.tsx'];
const auth = ['features/auth/AuthPage.tsx'];

const journeysOfTheApp: readonly Journey[] = [
  // What the app shares with the first script of the pages made at build, which must bring nothing else.
  { name: 'site', from: [FIRST_SCRIPT], isCommon: true },
  // Runs before React is there, and so does the session: what they are made of has files without it.
  { name: 'start', from: ['app/main.ts'] },
  { name: 'start', from: ['app/drawApp.tsx'], alsoFor: session },
  { name: 'answers', from: ['app/ApplicationFrame.tsx'], alsoFor: session },
  { name: 'services', from: ['features/demo/DemoAccessPage.tsx', ...auth], alsoFor: session },
  { name: 'session', from: session },
  { name: 'app', from: ['app/drawApp.tsx'] },
  {
    name: 'app',
    from: ['features/landing/LandingPage.tsx', 'features/waitlist/WaitlistForm.tsx'],
    isCommon: true,
  },
  { name: 'frame', from: ['app/ApplicationFrame.tsx'] },
  { name: 'frame', from: ['features/waitlist/WaitlistPage.tsx'], isCommon: true },
  { name: 'content', from: ['features/demo/DemoAccessPage.tsx', ...auth], alsoFor: dashboard },
  { name: 'dashboard', from: dashboard },
  // What later pages share, by what it is for: a page that needs one of them gets little else with it.
  { name: 'buttons', from: albums, alsoFor: auth },
  { name: 'controls', from: albums, alsoFor: settings },
  { name: 'fields', from: settings, alsoFor: auth },
  { name: 'dialogs', from: album, alsoFor: ['ui/Dialog.tsx'] },
  { name: 'lists', from: albums, alsoFor: album },
  { name: 'dates', from: settings, alsoFor: onboarding },
  { name: 'library', from: settings, alsoFor: album },
];

const signedIn = ['session', 'framework', 'app'];

const earlyFiles: EarlyFiles = {
  '*': ['app'],
  '/': ['app', 'LandingPage'],
  '/landing': ['app', 'LandingPage'],
  '/waitlist': ['app', 'frame', 'WaitlistPage'],
  '/onboarding': ['app', 'frame', 'AuthPage'],
  '/demo/access': ['app', 'frame', 'DemoAccessPage'],
  '/dashboard': [...signedIn, 'dashboard'],
  '/app': [...signedIn, 'dashboard'],
  '/albums': [...signedIn, 'AlbumsPage'],
  '/albums/*': [...signedIn, 'AlbumPage'],
  '/settings': [...signedIn, 'SettingsPage'],
};

/** The desktop app has no kit to give; the page knows (`features/press/kit.ts`). */
const ofTheWeb = pressKit(import.meta.dirname);

export default defineConfig({
  ...rendererConfig,
  build: {
    ...rendererConfig.build,
    rolldownOptions: {
      ...rendererConfig.build.rolldownOptions,
      // The desktop has no pages that are made at build.
      input: [...pages, resolve(root, FIRST_SCRIPT)],
    },
  },
  plugins: [
    ...rendererConfig.plugins,
    journeys(rendererConfig, journeysOfTheApp, earlyFiles, ['index.html', FIRST_SCRIPT]),
    papers(import.meta.dirname),
    ofTheWeb,
    codePage(root),
    prerenderSite({ ...rendererConfig, plugins: [...rendererConfig.plugins, ofTheWeb] }),
    precompress(),
  ],
  server: {
    host: '127.0.0.1',
    // `npm run dev` starts the backend first and says where it listens.
    proxy: Object.fromEntries(
      [
        '/configuration.json',
        '/health',
        '/functions',
        '/v0',
        '/v1',
        '/__',
        '/identitytoolkit.googleapis.com',
        '/securetoken.googleapis.com',
      ].map((path) => [
        path,
        { target: process.env.AMARANTH_BACKEND_ORIGIN ?? 'http://127.0.0.1:4174', changeOrigin: false },
      ]),
    ),
  },
});
