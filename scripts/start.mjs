/**
 * `npm start`, from a bare clone: installs what is missing, builds what is stale, starts the embedded server on the
 * Node 24 of the dependencies, and says where it is. Runs on the machine's own Node (20.19 or newer).
 *
 *   npm start -- [--data DIR] [--port N] [--host ADDRESS] [--emulator]
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureDependencies } from './dependencies.mjs';
import { serverCommand } from './serverCommand.mjs';

const root = resolve(import.meta.dirname, '..');

ensureDependencies();
const { buildIfStale } = await import('./build.mjs');
try {
  for (const target of ['web', 'server']) buildIfStale(target);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const server = spawn(node, [...serverCommand, ...process.argv.slice(2)], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    AMARANTH_WEB: process.env.AMARANTH_WEB ?? join(root, 'out/web'),
    AMARANTH_RULES: process.env.AMARANTH_RULES ?? root,
    AMARANTH_RESOURCES: process.env.AMARANTH_RESOURCES ?? join(root, 'resources'),
    AMARANTH_DATA: process.env.AMARANTH_DATA ?? join(root, '.data'),
    AMARANTH_LOG_LEVEL: process.env.AMARANTH_LOG_LEVEL ?? 'warning',
    NODE_NO_WARNINGS: '1',
  },
});

createInterface({ input: server.stdout }).on('line', (line) => {
  // All but the one line of a server that has started, such as the answer to --help, is for whoever asked.
  if (!line.startsWith('{')) {
    console.log(line);
    return;
  }
  const { origin, dataFolder, demo, administrators } = JSON.parse(line);
  console.log(`
  Amaranth is at   ${origin}
  Your data is in  ${dataFolder}
${demo ? `  Look around as   ${demo.email}  (password ${demo.password}; read-only)\n` : ''}${
  administrators.length > 0
    ? `  Administrators   ${administrators.join(', ')}: sign up with that address and confirm it by mail.`
    : `  Administrators   none. Start with AMARANTH_ADMIN_EMAILS=you@example.org, sign up with that address,
                   and confirm it by the mail in ${join(dataFolder, 'mail', 'messages')}.`
}

  Ctrl-C stops it.
`);
});

// The terminal sends Ctrl-C to both; a service manager sends it to us alone. The server takes either, once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'));
}
server.on('exit', (code) => process.exit(code ?? 1));
