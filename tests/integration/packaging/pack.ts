/** Packs the app as `npm run package` does, but around a stand-in for Electron, and without a network. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { extractAll } from '@electron/asar';
import { Arch, build, type Configuration, Platform } from 'electron-builder';
import { describePackaging } from '../../../scripts/packaging/describePackaging.ts';
import { stageApplication } from '../../../scripts/packaging/stageApplication.ts';
import { makeStandInElectron, type PackagedSystem } from '../../support/standInElectron.ts';

export const project = join(import.meta.dirname, '../../..');

/** Whose names nobody may read in an installer, and what its builder knows. */
export const secrets = ['admin@secret.example', 'owner@secret.example', 'the-builders-passphrase'];
export const configuration = {
  backend: {
    apiKey: 'key',
    authDomain: 'vault.example',
    projectId: 'vault',
    storageBucket: 'bucket',
    appId: 'app',
  },
  operator: {
    adminEmails: ['admin@secret.example'],
    ownerEmails: ['owner@secret.example'],
    legalEntity: 'Maison Amarante',
    supportEmail: 'help@maison.example',
  },
  siteOrigin: 'https://maison.example',
  updatesUrl: 'https://maison.example/updates',
};
export const environment = { CSC_KEY_PASSWORD: 'the-builders-passphrase' };

/** A folder as the project's own is when electron-builder begins. */
export async function stageIn(folder: string): Promise<void> {
  const path = join(folder, 'operator.json');
  await writeFile(path, JSON.stringify(configuration));
  await stageApplication(project, path, join(folder, 'out/packaging'));
  await cp(join(project, 'build'), join(folder, 'build'), { recursive: true });
  await cp(join(project, 'package.json'), join(folder, 'package.json'));
}

const platforms = { linux: Platform.LINUX, mac: Platform.MAC, windows: Platform.WINDOWS };
const targets = { linux: ['deb', 'rpm'], mac: ['dir'], windows: ['dir'] };
const packed = {
  linux: { app: 'linux-unpacked', resources: 'linux-unpacked/resources', binary: 'linux-unpacked/amaranth' },
  mac: {
    app: 'mac/Amaranth.app',
    resources: 'mac/Amaranth.app/Contents/Resources',
    binary: 'mac/Amaranth.app/Contents/Frameworks/Electron Framework.framework/Electron Framework',
  },
  windows: { app: 'win-unpacked', resources: 'win-unpacked/resources', binary: 'win-unpacked/Amaranth.exe' },
};

/** What the program that makes a package for Linux was told. */
interface LinuxPackage {
  readonly arguments: readonly string[];
  /** The desktop entry. */
  readonly entry: string;
  /** The kinds of files, as the system learns of them. */
  readonly mimeTypes: string;
}

export interface PackedApp {
  /** The folder of the app. */
  readonly app: string;
  readonly resources: string;
  /** The file that holds the fuses. */
  readonly binary: string;
  /** The archive's files, unpacked. */
  readonly archived: string;
  readonly linuxPackages: LinuxPackage[];
}

/** Where a package would be made of the folder by a program that has to be fetched (fpm), it ends before that program. */
export async function pack(folder: string, system: PackagedSystem): Promise<PackedApp> {
  const electronDist = join(folder, `electron-${system}`);
  await makeStandInElectron(electronDist, system);
  const linuxPackages: PackedApp['linuxPackages'] = [];
  const given: Configuration = describePackaging(configuration, environment);
  await build({
    projectDir: folder,
    publish: 'never',
    targets: platforms[system].createTarget(targets[system], Arch.x64),
    // The keychain's module is packed as it stands here: another system's would have to be fetched.
    config: { ...given, electronDist, electronVersion: '45.4.1', npmRebuild: false },
    effectiveOptionComputed: async ([given, entryPath]: [string[], string]) => {
      const argument = given.find((candidate) => candidate.includes('=/usr/share/mime/')) ?? '';
      linuxPackages.push({
        arguments: given,
        entry: await readFile(entryPath, 'utf8'),
        mimeTypes: await readFile(argument.slice(0, argument.indexOf('=')), 'utf8'),
      });
      return true;
    },
  });
  const { app, resources, binary } = packed[system];
  const dist = join(folder, 'dist');
  const archived = join(folder, `archived-${system}`);
  await mkdir(archived);
  extractAll(join(dist, resources, 'app.asar'), archived);
  return {
    app: join(dist, app),
    resources: join(dist, resources),
    binary: join(dist, binary),
    archived,
    linuxPackages,
  };
}

/** Every file below a folder, with slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
