/**
 * Folders laid out as Electron's own for three systems, to pack the app with where Electron's binary cannot be had. Nothing in
 * them runs: they hold what electron-builder reads and changes, the fuse wire among it, every fuse as Electron delivers it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';

export type PackagedSystem = 'linux' | 'mac' | 'windows';

/** What @electron/fuses looks for in a binary; then the version of the wire, its length, and a letter a fuse. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const fuseWire = Buffer.concat([Buffer.from(SENTINEL), Buffer.from([1, 8]), Buffer.from('10110001')]);

const FUSES = [
  'runAsNode',
  'cookieEncryption',
  'nodeOptions',
  'inspectArguments',
  'asarIntegrity',
  'onlyLoadAppFromAsar',
  'browserSnapshot',
  'fileProtocolPrivileges',
] as const;

/** The fuses of a binary, as Electron reads them. */
export async function readFuses(path: string): Promise<Record<string, boolean>> {
  const binary = await readFile(path);
  const wire = binary.indexOf(SENTINEL) + SENTINEL.length + 2;
  return Object.fromEntries(FUSES.map((name, place) => [name, binary[wire + place] === '1'.charCodeAt(0)]));
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

export async function makeStandInElectron(folder: string, system: PackagedSystem): Promise<void> {
  if (system === 'mac') return makeMac(folder);
  for (const language of ['de', 'en-GB', 'en-US', 'fr'])
    await write(join(folder, `locales/${language}.pak`), '');
  if (system === 'linux') await write(join(folder, 'electron'), fuseWire);
  else await write(join(folder, 'electron.exe'), Buffer.concat([makeExecutable(), fuseWire]));
}

/** The smallest program for Windows that has a version to edit. */
function makeExecutable(): Buffer {
  const executable = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(executable);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(executable);
  return Buffer.from(executable.generate());
}

const plist = (entries: Readonly<Record<string, string>>) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>${Object.entries(entries)
  .map(([key, value]) => `<key>${key}</key><string>${value}</string>`)
  .join('')}</dict></plist>`;

async function makeMac(folder: string): Promise<void> {
  const contents = join(folder, 'Electron.app/Contents');
  await write(join(contents, 'Info.plist'), plist({ CFBundleExecutable: 'Electron' }));
  await write(join(contents, 'MacOS/Electron'), '');
  const framework = join(contents, 'Frameworks/Electron Framework.framework');
  await write(join(framework, 'Electron Framework'), fuseWire);
  for (const language of ['de', 'en', 'fr']) {
    await write(join(contents, `Resources/${language}.lproj/locale.pak`), '');
    await write(join(framework, `Versions/A/Resources/${language}.lproj/locale.pak`), '');
  }
  for (const helper of ['Helper', 'Helper (Renderer)', 'Helper (GPU)', 'Helper (Plugin)']) {
    const own = join(contents, `Frameworks/Electron ${helper}.app/Contents`);
    await write(join(own, 'Info.plist'), plist({ CFBundleExecutable: `Electron ${helper}` }));
    await write(join(own, `MacOS/Electron ${helper}`), '');
  }
}
