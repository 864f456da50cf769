/**
 * Packaging of the desktop app for three systems, as electron-builder wants it described. Every fuse is written down, so that
 * each is a decision. What is packed is the folder that `stageApplication` makes, and nothing else.
 * Sources: https://www.electron.build/configuration, https://www.electronjs.org/docs/latest/tutorial/fuses
 */
import type { Configuration } from 'electron-builder';
import { type AppConfiguration, updatesUrlSchema } from '../../src/shared/configuration.ts';
import { APP_ID } from '../../src/shared/desktop/appId.ts';
import { importedFileExtensions } from '../../src/shared/desktop/importedFiles.ts';

/** Made by `npm run package` before electron-builder runs. */
export const STAGED = 'out/packaging';

/** Nothing but a person's own program reads it, and no other one is registered for it. */
const onePasswordExport = {
  ext: importedFileExtensions.onePassword,
  name: '1Password export',
  description: '1Password export',
  mimeType: 'application/x-1password-export',
  role: 'Viewer',
  rank: 'Alternate',
} as const;

/** KeePass keeps its files; Amaranth is offered beside it. An installer for Windows could only take them away from it. */
const keePassDatabase = {
  ext: importedFileExtensions.keePass,
  name: 'KeePass database',
  description: 'KeePass database',
  mimeType: 'application/x-keepass2',
  role: 'Viewer',
  rank: 'Alternate',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

export function describePackaging(
  { updatesUrl }: Pick<AppConfiguration, 'updatesUrl'>,
  environment: Environment,
): Configuration {
  // A build that is tried out may look elsewhere than the operator's others.
  const updates = updatesUrlSchema.optional().parse(environment.AMARANTH_UPDATES_URL || updatesUrl);
  const isWindowsSigned = Boolean(environment.WIN_CSC_LINK || environment.CSC_LINK);
  const publisher = environment.AMARANTH_WINDOWS_PUBLISHER;
  return {
    appId: APP_ID,
    productName: 'Amaranth',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder fills it in.
    artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
    directories: { app: `${STAGED}/application`, output: 'dist', buildResources: 'build' },
    files: [
      'main/**',
      'preload/**',
      'renderer/**',
      'package.json',
      '!node_modules/**',
      // Of the keychain's module, what it runs on; the rest is there to build it for a system that has no binary of it.
      {
        from: 'node_modules/keytar',
        to: 'node_modules/keytar',
        filter: ['package.json', 'LICENSE.md', 'lib/keytar.js', 'build/Release/keytar.node'],
      },
    ],
    extraResources: [
      // The operator's configuration as it may be published, read by `src/main/configuration.ts`.
      { from: `${STAGED}/configuration.json`, to: 'configuration.json' },
      { from: `${STAGED}/licences`, to: 'licences' },
    ],
    // Links that open the app: `src/shared/desktop/deepLink.ts`.
    protocols: [{ name: 'Amaranth', schemes: ['amaranth'], role: 'Viewer' }],
    // What the vault takes in (`src/main/deepLinks.ts`). Exports of our own are zips and HTML, which stay with their programs.
    fileAssociations: [onePasswordExport],
    // What lies outside of the archive is not covered by its integrity. Native code, which a system loads from a file of its
    // own; and libheif, whose licence wants it replaceable (resources/public/licences), and which runs in a sandboxed worker.
    asar: { smartUnpack: false },
    asarUnpack: ['**/*.node', 'renderer/assets/libheif-*'],
    // The app speaks two languages; Chromium brings fifty.
    electronLanguages: ['en', 'fr'],
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
      icon: `${STAGED}/icons/icon.icns`,
      target: [
        { target: 'dmg', arch: ['universal'] },
        // What an update is taken from.
        { target: 'zip', arch: ['universal'] },
      ],
      // One archive for both processors: only the keychain's module differs, and is joined into one file of both.
      mergeASARs: true,
      hardenedRuntime: true,
      gatekeeperAssess: false,
      fileAssociations: [keePassDatabase],
      // The helpers need what the app may: microphone and camera are opened by one of them.
      entitlements: 'build/entitlements.mac.plist',
      entitlementsInherit: 'build/entitlements.mac.plist',
      extendInfo: {
        CFBundleDevelopmentRegion: 'en',
        CFBundleLocalizations: ['en', 'fr'],
        NSMicrophoneUsageDescription: 'Amaranth records the words you want to leave, when you press record.',
        NSCameraUsageDescription:
          'Amaranth films the words you want to leave, when you press record, and reads printed codes.',
      },
      extraResources: [
        { from: 'build/mac/en.lproj', to: 'en.lproj' },
        { from: 'build/mac/fr.lproj', to: 'fr.lproj' },
      ],
      // Apple is asked where one of the three sets of its variables is there (docs/packaging.md).
      notarize: true,
    },
    win: {
      icon: `${STAGED}/icons/icon.ico`,
      target: [{ target: 'nsis', arch: ['x64', 'arm64'] }],
      signtoolOptions: {
        signingHashAlgorithms: ['sha256'],
        ...(publisher ? { publisherName: [publisher] } : {}),
      },
      // An installer that nobody signed has no name that the next one could be held to: it does not update itself.
      ...(isWindowsSigned ? {} : { publish: null }),
    },
    nsis: {
      oneClick: false,
      allowToChangeInstallationDirectory: true,
      perMachine: false,
      installerLanguages: ['en_US', 'fr_FR'],
    },
    linux: {
      category: 'Utility',
      icon: `${STAGED}/icons/linux`,
      executableName: 'amaranth',
      fileAssociations: [keePassDatabase],
      // The window belongs to this entry: StartupWMClass is `desktopName` of the packed package.json.
      syncDesktopName: true,
      target: ['AppImage', 'deb', 'rpm'].map((target) => ({ target, arch: ['x64', 'arm64'] })),
      synopsis: 'A digital-legacy and memory vault for families',
      desktop: {
        entry: {
          'Comment[fr]': 'Un coffre pour les souvenirs et la succession numérique d’une famille',
          GenericName: 'Memory vault',
          'GenericName[fr]': 'Coffre à souvenirs',
          Keywords: 'memories;albums;vault;legacy;',
          'Keywords[fr]': 'souvenirs;albums;coffre;succession;',
        },
      },
    },
    deb: {
      depends: [
        'libgtk-3-0',
        'libnotify4',
        'libnss3',
        'libxss1',
        'libxtst6',
        'libatspi2.0-0',
        'libuuid1',
        'libasound2',
        'libgbm1',
        'xdg-utils',
        // The keychain.
        'libsecret-1-0',
      ],
    },
    rpm: {
      // Where Fedora and openSUSE name a library differently, either will do.
      depends: [
        'gtk3',
        'libnotify',
        '(nss or mozilla-nss)',
        '(libXScrnSaver or libXss1)',
        '(libXtst or libXtst6)',
        'at-spi2-core',
        '(libuuid or libuuid1)',
        '(alsa-lib or libasound2)',
        '(mesa-libgbm or libgbm1)',
        'xdg-utils',
        '(libsecret or libsecret-1-0)',
      ],
    },
    publish: updates ? { provider: 'generic', url: updates } : null,
  };
}
