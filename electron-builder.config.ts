/**
 * Packaging of the desktop app: `npm run package`. Every fuse is written down, so that each is a decision.
 * Sources: https://www.electron.build/configuration, https://www.electronjs.org/docs/latest/tutorial/fuses
 */
import type { Configuration } from 'electron-builder';

const configuration: Configuration = {
  appId: 'example.amaranth.desktop',
  productName: 'Amaranth',
  directories: { output: 'dist', buildResources: 'build' },
  files: [
    'out/main/**',
    'out/preload/**',
    'out/renderer/**',
    'package.json',
    '!node_modules/**',
    'node_modules/keytar/**',
  ],
  // The operator's configuration as `npm run package` publishes it, read by `src/main/configuration.ts`.
  extraResources: [{ from: 'out/configuration.json', to: 'configuration.json' }],
  // The program is ready for links that open it; pages offer them once installers are published (`src/shared/desktop/deepLink.ts`).
  protocols: [{ name: 'Amaranth', schemes: ['amaranth'] }],
  asar: true,
  asarUnpack: ['node_modules/keytar/**'],
  electronFuses: {
    // The app is not a Node runtime for whoever finds it.
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    // Cookies are encrypted with a key of the OS.
    enableCookieEncryption: true,
    // The archive is checked before it runs, and nothing outside it does.
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    // Pages come from app://, never from file://.
    grantFileProtocolExtraPrivileges: false,
  },
  mac: {
    category: 'public.app-category.lifestyle',
    target: [{ target: 'dmg', arch: ['x64', 'arm64'] }],
    hardenedRuntime: true,
    gatekeeperAssess: false,
    entitlements: 'build/entitlements.mac.plist',
    entitlementsInherit: 'build/entitlements.mac.plist',
    notarize: process.env.APPLE_TEAM_ID !== undefined,
  },
  win: { target: [{ target: 'nsis', arch: ['x64'] }] },
  nsis: { oneClick: false, allowToChangeInstallationDirectory: true, perMachine: false },
  linux: {
    category: 'Utility',
    target: ['AppImage', 'deb'],
    maintainer: 'Amaranth <founders@amaranth.example>',
  },
  deb: { depends: ['libsecret-1-0', 'libnss3', 'libgtk-3-0', 'libxss1', 'libasound2'] },
  publish: null,
};

export default configuration;
