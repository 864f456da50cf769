/**
 * What an installer brings to a computer: electron-builder really packs the app for three systems, around a stand-in for
 * Electron, and the files are looked at. Not tried here: the installers themselves, signatures, one Mac app for both processors.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRawHeader, listPackage, statFile } from '@electron/asar';
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { NtExecutable, NtExecutableResource } from 'resedit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describePackaging } from '../../../scripts/packaging/describePackaging.ts';
import { type PackagedSystem, readFuses } from '../../support/standInElectron.ts';
import {
  configuration,
  environment,
  listFiles,
  type PackedApp,
  pack,
  project,
  secrets,
  stageIn,
} from './pack.ts';

let folder: string;
const apps = new Map<PackagedSystem, PackedApp>();
const systems: readonly PackagedSystem[] = ['linux', 'mac', 'windows'];

function packedFor(system: PackagedSystem): PackedApp {
  const app = apps.get(system);
  if (!app) throw new Error(`Nothing was packed for ${system}.`);
  return app;
}

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'desktop'], { cwd: project, stdio: 'ignore' });
  folder = await mkdtemp(join(tmpdir(), 'amaranth-packaging-'));
  await stageIn(folder);
  for (const system of systems) apps.set(system, await pack(folder, system));
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('The description of the packages', () => {
  const validate = (description: object) => validateConfiguration(description, new DebugLogger(false));

  test('is what electron-builder understands, down to the last word', async () => {
    await validate(describePackaging(configuration, environment));
    await validate(
      describePackaging({}, { WIN_CSC_LINK: 'certificate.pfx', AMARANTH_WINDOWS_PUBLISHER: 'Maison' }),
    );
    await expect(validate({ ...describePackaging({}, {}), asarIntegrty: true })).rejects.toThrow(
      'asarIntegrty',
    );
  });

  test('names where updates come from only where the operator has such a place, and only over https', () => {
    expect(describePackaging({}, {}).publish).toBeNull();
    expect(describePackaging(configuration, {}).publish).toEqual({
      provider: 'generic',
      url: 'https://maison.example/updates',
    });
    const elsewhere = describePackaging(configuration, { AMARANTH_UPDATES_URL: 'https://try.example' });
    expect(elsewhere.publish).toMatchObject({ url: 'https://try.example' });
    expect(() => describePackaging({}, { AMARANTH_UPDATES_URL: 'http://maison.example' })).toThrow();
  });

  test('lets a Windows app update itself only where it is signed', () => {
    expect(describePackaging(configuration, {}).win?.publish).toBeNull();
    expect(describePackaging(configuration, { WIN_CSC_LINK: 'c.pfx' }).win).not.toHaveProperty('publish');
  });

  test('asks macOS for no more than the app does', async () => {
    const text = await readFile(join(project, 'build/entitlements.mac.plist'), 'utf8');
    const entitlements = [...text.matchAll(/<key>(.*?)<\/key>/g)].map(([, key]) => key);
    expect(entitlements).toEqual([
      'com.apple.security.cs.allow-jit',
      'com.apple.security.device.audio-input',
      'com.apple.security.device.camera',
    ]);
  });
});

describe.each(systems)('The app packed for %s', (system) => {
  test('holds the three bundles, the keychain’s module and nothing else', async () => {
    const expected = [
      /^main\/([\w-]+\/)*[\w-]+\.js$/,
      /^preload\/index\.cjs$/,
      /^package\.json$/,
      /^node_modules\/keytar\/(package\.json|LICENSE\.md|lib\/keytar\.js|build\/Release\/keytar\.node)$/,
      /^renderer\/(index\.html|icon\.svg)$/,
      /^renderer\/assets\/[\w.-]+\.(js|css|woff2|wasm|bcmap|pfb|ttf|icc)$/,
      /^renderer\/licences\/libheif(-LICENSE)?\.txt$/,
      // What an export takes along.
      /^renderer\/(open-vault\.html|vault-format\.md)$/,
    ];
    const files = await listFiles(packedFor(system).archived);
    expect(files.filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
    for (const pattern of expected)
      expect(
        files.some((file) => pattern.test(file)),
        String(pattern),
      ).toBe(true);
  });

  test('says of itself only what a running program needs', async () => {
    const manifest: unknown = JSON.parse(
      await readFile(join(packedFor(system).archived, 'package.json'), 'utf8'),
    );
    expect(manifest).toEqual({
      name: 'amaranth',
      productName: 'Amaranth',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      description: expect.any(String),
      type: 'module',
      main: 'main/index.js',
      desktopName: 'amaranth.desktop',
      author: { name: 'Maison Amarante', email: 'help@maison.example' },
      homepage: 'https://maison.example',
      license: 'UNLICENSED',
      dependencies: { keytar: expect.any(String) },
    });
  });

  test('asks for no module that is not packed with it', async () => {
    const { archived } = packedFor(system);
    const asked = new Set<string | undefined>();
    for (const file of (await listFiles(archived)).filter((name) => /^(main|preload)\//.test(name))) {
      const code = await readFile(join(archived, file), 'utf8');
      for (const [, name] of code.matchAll(/^import [^;]*?from "([^"]+)";$/gm)) asked.add(name);
      for (const [, name] of code.matchAll(/\bimport\("([^"]+)"\)/g)) asked.add(name);
      for (const [, name] of code.matchAll(/^(?:let|var|const) [\w$]+ = require\("([^"]+)"\)/gm))
        asked.add(name);
    }
    const outside = [...asked].filter((name) => !name?.startsWith('node:') && !name?.startsWith('./'));
    expect(outside.sort()).toEqual(['electron', 'keytar']);
  });

  test('holds no source, no map, no address of the builder’s disk and no secret', async () => {
    const { app, archived } = packedFor(system);
    const packages = await realpath(join(project, 'node_modules'));
    const traces = [...secrets, project, packages, folder, homedir(), 'sourceMappingURL='];
    for (const root of [app, archived]) {
      for (const file of await listFiles(root)) {
        expect(file).not.toMatch(/\.(ts|tsx|map|test\.\w+|mdx)$|(^|\/)(src|tests|scripts)\//);
        if (file.endsWith('app.asar')) continue;
        const content = await readFile(join(root, file));
        for (const trace of traces) expect(content.includes(trace), `${trace} in ${file}`).toBe(false);
      }
    }
  });

  test('keeps everything in the archive but native code and what its licence wants replaceable', async () => {
    const { resources } = packedFor(system);
    expect(await listFiles(join(resources, 'app.asar.unpacked'))).toEqual([
      'node_modules/keytar/build/Release/keytar.node',
      expect.stringMatching(/^renderer\/assets\/libheif-[\w-]+\.js$/),
      expect.stringMatching(/^renderer\/assets\/libheif-[\w-]+\.wasm$/),
    ]);
  });

  test('has the integrity of its archive written down', async () => {
    const { app, resources } = packedFor(system);
    const archive = join(resources, 'app.asar');
    for (const path of listPackage(archive, { isPack: false })) {
      const entry = statFile(archive, path.slice(1));
      if ('size' in entry) expect(entry.integrity, path).toMatchObject({ algorithm: 'SHA256' });
    }
    const hash = createHash('sha256').update(getRawHeader(archive).headerString).digest('hex');
    // Electron checks it on macOS and Windows; Linux has no place for it.
    if (system === 'mac') {
      expect(await readFile(join(app, 'Contents/Info.plist'), 'utf8')).toContain(`<string>${hash}</string>`);
    }
    if (system === 'windows') {
      const executable = NtExecutable.from(await readFile(join(app, 'Amaranth.exe')));
      const entry = NtExecutableResource.from(executable).entries.find(({ type }) => type === 'INTEGRITY');
      expect(JSON.parse(Buffer.from(entry?.bin ?? new ArrayBuffer()).toString())).toEqual([
        { file: 'resources\\app.asar', alg: 'SHA256', value: hash },
      ]);
    }
  });

  test('has every fuse where it was decided to be', async () => {
    expect(await readFuses(packedFor(system).binary)).toEqual({
      runAsNode: false,
      cookieEncryption: true,
      nodeOptions: false,
      inspectArguments: false,
      asarIntegrity: true,
      onlyLoadAppFromAsar: true,
      browserSnapshot: false,
      fileProtocolPrivileges: false,
    });
  });

  test('knows its backend, and brings the licence of all that it is made of', async () => {
    const { resources } = packedFor(system);
    const published: unknown = JSON.parse(await readFile(join(resources, 'configuration.json'), 'utf8'));
    expect(published).toMatchObject({ backend: configuration.backend, siteOrigin: configuration.siteOrigin });
    const licences = await readFile(join(resources, 'licences/packages.txt'), 'utf8');
    // One of each bundle, and what is in none.
    for (const name of ['## react - ', '## conf - ', '## zod - ', 'keytar', 'Brygada 1918', 'libheif']) {
      expect(licences).toContain(name);
    }
  });

  test('brings Chromium’s words in its own two languages', async () => {
    const files = await listFiles(packedFor(system).app);
    const languages = files.filter((file) => /locales\/|\.lproj\/locale/.test(file));
    expect(languages.some((file) => file.includes('fr'))).toBe(true);
    expect(languages.filter((file) => /\bde\b/.test(file))).toEqual([]);
  });
});

describe('On Linux', () => {
  test('the package is found in menus, owns its window and opens its links', () => {
    const { linuxPackages } = packedFor('linux');
    expect(linuxPackages).toHaveLength(2);
    for (const { entry } of linuxPackages) {
      expect(entry.split('\n')).toEqual(
        expect.arrayContaining([
          '[Desktop Entry]',
          'Name=Amaranth',
          'Exec=/opt/Amaranth/amaranth %U',
          'Icon=amaranth',
          'Type=Application',
          'Terminal=false',
          'StartupWMClass=amaranth',
          'MimeType=application/x-1password-export;application/x-keepass2;x-scheme-handler/amaranth;',
          'Categories=Utility;',
        ]),
      );
      expect(entry).toMatch(/^Comment\[fr\]=/m);
    }
  });

  test('the package says how the files are named that the vault takes in', async () => {
    for (const { mimeTypes } of packedFor('linux').linuxPackages) {
      expect(mimeTypes).toContain('<glob pattern="*.1pux"/>');
      expect(mimeTypes).toContain('<glob pattern="*.kdbx"/>');
    }
  });

  test('the package names who made it, and brings an icon in each size', () => {
    for (const { arguments: given } of packedFor('linux').linuxPackages) {
      expect(given).toContain('Maison Amarante <help@maison.example>');
      expect(given).toContain('https://maison.example');
      for (const size of [16, 32, 48, 128, 256, 512]) {
        const target = `/usr/share/icons/hicolor/${size}x${size}/apps/amaranth.png`;
        expect(given.some((argument) => argument.endsWith(`${size}x${size}.png=${target}`))).toBe(true);
      }
      expect(given.some((argument) => argument.endsWith('=/usr/share/applications/amaranth.desktop'))).toBe(
        true,
      );
    }
    const { deb, rpm } = describePackaging({}, {});
    expect(deb?.depends).toContain('libsecret-1-0');
    expect(rpm?.depends).toContain('(libsecret or libsecret-1-0)');
  });

  test('the installed app is told where its updates come from', async () => {
    const { resources } = packedFor('linux');
    const text = await readFile(join(resources, 'app-update.yml'), 'utf8');
    expect(text).toContain('provider: generic');
    expect(text).toContain('url: https://maison.example/updates');
  });
});

describe('On macOS', () => {
  test('the system asks for microphone and camera in the person’s language', async () => {
    const { app, resources } = packedFor('mac');
    const information = await readFile(join(app, 'Contents/Info.plist'), 'utf8');
    for (const key of ['NSMicrophoneUsageDescription', 'NSCameraUsageDescription']) {
      const english = new RegExp(`<key>${key}</key>\\s*<string>([^<]+)</string>`).exec(information)?.[1];
      const words = async (language: string) => {
        const strings = await readFile(join(resources, `${language}.lproj/InfoPlist.strings`), 'utf8');
        return new RegExp(`"${key}" = "([^"]+)";`).exec(strings)?.[1];
      };
      expect(await words('en')).toBe(english);
      expect(await words('fr')).toMatch(/^Amaranth .+\.$/);
    }
    expect(information).toContain('<string>amaranth</string>');
  });

  test('it is offered beside the programs that own a kind of file, never before them', async () => {
    const information = await readFile(join(packedFor('mac').app, 'Contents/Info.plist'), 'utf8');
    expect(
      [...information.matchAll(/<key>LSHandlerRank<\/key>\s*<string>(\w+)</g)].map(([, rank]) => rank),
    ).toEqual(['Alternate', 'Alternate']);
    // The installer for Windows registers what it is told for itself alone.
    const { fileAssociations, win } = describePackaging({}, {});
    expect([fileAssociations].flat().map((association) => association?.ext)).toEqual(['1pux']);
    expect(win).not.toHaveProperty('fileAssociations');
  });
});

describe('The icons', () => {
  test('are drawn from the product’s mark, in the format of each system', async () => {
    const icons = join(folder, 'out/packaging/icons');
    const mac = await readFile(join(icons, 'icon.icns'));
    expect(mac.subarray(0, 4).toString()).toBe('icns');
    expect(mac.readUInt32BE(4)).toBe(mac.length);
    const windows = await readFile(join(icons, 'icon.ico'));
    expect([...windows.subarray(0, 6)]).toEqual([0, 0, 1, 0, 7, 0]);
    const { data } = await sharp(join(icons, 'linux/512x512.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 4)];
    expect(at(0, 0)).toEqual([0, 0, 0, 0]);
    expect(at(256, 40)).toEqual([0x8e, 0x2f, 0x4f, 255]);
  });
});
