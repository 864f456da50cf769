/** The web build of the renderer. The desktop build (`electron.vite.config.ts`) reuses `rendererConfig`. */
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { decryptor } from './scripts/decryptor.ts';
import { journeys } from './scripts/journeys.ts';
import { precompress } from './scripts/precompress.ts';
import { withoutJsonSchema } from './scripts/withoutJsonSchema.ts';

const root = resolve(import.meta.dirname, 'src/renderer');

/** The package names its development build for every condition; the other one is the same code without warnings. */
const routerBuild = resolve(import.meta.dirname, 'node_modules/react-router/dist/production');

export const rendererConfig = {
  root,
  publicDir: resolve(import.meta.dirname, 'resources/public'),
  plugins: [
    react(),
    tailwindcss(),
    withoutJsonSchema(),
    decryptor(resolve(import.meta.dirname, 'src/decryptor')),
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
      input: [resolve(root, 'index.html'), resolve(root, 'sign-in-return.html')],
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

export default defineConfig({
  ...rendererConfig,
  plugins: [
    ...rendererConfig.plugins,
    journeys(rendererConfig, [
      { name: 'start', from: ['app/main.tsx'] },
      {
        name: 'start',
        from: ['features/landing/LandingPage.tsx', 'features/waitlist/WaitlistForm.tsx'],
        isCommon: true,
      },
      { name: 'frame', from: ['app/ApplicationFrame.tsx'] },
      { name: 'frame', from: ['features/waitlist/WaitlistPage.tsx'], isCommon: true },
      {
        name: 'services',
        from: ['features/demo/DemoAccessPage.tsx', 'features/auth/AuthPage.tsx'],
        isCommon: true,
      },
      { name: 'session', from: ['features/session/engine.ts', 'platform/web/webSessionPersistence.ts'] },
      {
        name: 'main',
        from: ['app/guards/SignedInGuard.tsx', 'app/layouts/MainLayout.tsx'],
        paths: ['/albums', '/settings'],
      },
      { name: 'dashboard', from: ['features/dashboard/DashboardPage.tsx'], paths: ['/dashboard', '/app'] },
    ]),
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
