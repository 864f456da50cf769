/**
 * The embedded server's entry. What it runs needs Node 24; on an older one it starts itself again with the Node that
 * the dependencies bring, so that every command works on the machine's own.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execArgv, execPath, exit, kill, pid, versions } from 'node:process';

const OLDEST_NODE = 24;

if (Number.parseInt(versions.node, 10) >= OLDEST_NODE) {
  const { runCommandLine } = await import('./commandLine.ts');
  await runCommandLine();
} else {
  runOnOwnNode();
}

function runOnOwnNode(): void {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(import.meta.dirname, '../../node_modules/node/bin', program);
  if (!existsSync(node)) {
    console.error(
      `Amaranth needs Node ${OLDEST_NODE}; ${execPath} is ${versions.node}. "npm start" in the project's folder installs it.`,
    );
    exit(1);
  }
  const child = spawn(node, [...execArgv, ...argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'));
  }
  child.on('exit', (code, signal) => {
    if (signal === null) exit(code ?? 1);
    process.removeAllListeners(signal);
    kill(pid, signal);
  });
}
