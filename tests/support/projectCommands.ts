/** The README's own commands, run as a person runs them: in the project's folder, on the machine's own Node. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The path of programs without those of the dependencies. */
const machinePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

/** The commands of one of the README's sections, without their comments. */
export async function readCommands(section: string): Promise<string[]> {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const text = readme.split(`### ${section}\n`)[1] ?? '';
  const block = /```sh\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  return block
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''))
    .filter((line) => line !== '');
}

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

export async function runCommand(command: string): Promise<CommandResult> {
  const environment = Object.entries(process.env).filter(([name]) => !/^(npm_|AMARANTH_)/.test(name));
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    env: { ...Object.fromEntries(environment), PATH: machinePath },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await once(child, 'close');
  return { code: child.exitCode, output };
}
