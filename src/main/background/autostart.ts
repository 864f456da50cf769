/**
 * Opening at login on Linux: one file in the folder that desktops read when somebody logs in
 * (https://specifications.freedesktop.org/autostart/latest, desktop-entry/latest). It is what counts: a desktop's own tool for
 * programs at login may switch it off or take it away.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

export function autostartPath({ XDG_CONFIG_HOME: folder }: Environment): string {
  // The specification has relative paths ignored.
  const configuration = folder && isAbsolute(folder) ? folder : join(homedir(), '.config');
  return join(configuration, 'autostart', 'amaranth.desktop');
}

/** An argument of `Exec`: quoted, then escaped once more as any string of such a file; `%` begins a code. */
function quote(argument: string): string {
  // A line end would begin another key of the file.
  if (/\p{Cc}/u.test(argument))
    throw new Error('A program with control characters in its path is not opened at login.');
  const quoted = argument.replace(/["`$\\]/g, '\\$&').replaceAll('%', '%%');
  return `"${quoted.replaceAll('\\', '\\\\')}"`;
}

export function autostartEntry(program: readonly string[]): string {
  return `[Desktop Entry]
Type=Application
Name=Amaranth
Exec=${program.map(quote).join(' ')}
X-GNOME-Autostart-enabled=true
`;
}

async function readEntry(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Spaces of one line alone, so that the pattern cannot run over the empty lines of a long file. */
const switchedOff = /^(?:Hidden[\t ]*=[\t ]*true|X-GNOME-Autostart-enabled[\t ]*=[\t ]*false)[\t \r]*$/m;

/** Whether the desktop opens this program at login. */
export async function readAutostart(path: string): Promise<boolean> {
  const entry = await readEntry(path);
  return entry !== null && !switchedOff.test(entry);
}

/** Writes the file, or takes it away. */
export async function writeAutostart(path: string, program: readonly string[] | null): Promise<void> {
  if (!program) return rm(path, { force: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, autostartEntry(program));
}

/** An AppImage has another name after an update: what opened the one that is gone opens this one. */
export async function followProgram(path: string, program: readonly string[]): Promise<void> {
  const entry = await readEntry(path);
  if (entry === null || switchedOff.test(entry)) return;
  const named = /^Exec="((?:[^"\\]|\\.)*)"/m.exec(entry)?.[1];
  // Of a path with signs that were escaped nothing is known: it stays as it is.
  if (named === undefined || /[\\%]/.test(named) || existsSync(named)) return;
  await writeFile(path, autostartEntry(program));
}
