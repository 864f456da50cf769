/**
 * The licences of all that is packed, in one text: what the bundler noted of each bundle, and what lies beside them. Electron's
 * own and Chromium's come with Electron.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PARTS: readonly { readonly title: string; readonly path: string }[] = [
  { title: 'In the window', path: 'out/renderer/licences/packages.txt' },
  { title: 'In the shell', path: 'out/main/licences.txt' },
  { title: 'Between the two', path: 'out/preload/licences.txt' },
  { title: 'keytar, which reaches the keychain', path: 'node_modules/keytar/LICENSE.md' },
  { title: 'Brygada 1918, a typeface', path: 'resources/fonts/brygada-1918-LICENSE.txt' },
  { title: 'Source Sans 3, a typeface', path: 'resources/fonts/source-sans-3-LICENSE.txt' },
  { title: 'libheif, which reads HEIC pictures', path: 'resources/public/licences/libheif-LICENSE.txt' },
];

/** `project` is the folder of the whole project, built. */
export async function gatherLicences(project: string): Promise<string> {
  const parts = PARTS.map(async ({ title, path }) => {
    const text = await readFile(join(project, path), 'utf8');
    return `# ${title}\n\n${text.trim()}\n`;
  });
  return (await Promise.all(parts)).join('\n\n');
}
