/**
 * The embedded server's command line: `serve`, `backup`, `restore`, `verify`. `npm start` runs `serve` of the
 * bundled file; every flag has an `AMARANTH_*` variable (`configuration/serverConfiguration.ts`).
 */
import { parseArgs } from 'node:util';
import {
  ConfigurationError,
  flags,
  readServerConfiguration,
  type ServerConfiguration,
} from './configuration/serverConfiguration.ts';
import { DataFormatError } from './database/openDatabase.ts';
import { DataFolderError } from './dataFolder/openDataFolder.ts';

const USAGE = `Usage:
  amaranth serve [--data DIR] [--port N] [--host ADDRESS] [--emulator] [--log-level LEVEL]
  amaranth backup DIR [--data DIR]     copies everything into DIR; the server may be running
  amaranth restore DIR [--data DIR]    checks the copy in DIR, then makes the data folder from it
  amaranth verify DIR                  checks every file of a copy against its checksum
`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      host: { type: 'string' },
      port: { type: 'string' },
      web: { type: 'string' },
      emulator: { type: 'boolean' },
      'log-level': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command = 'serve', directory] = positionals;
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const given = Object.entries(flags).flatMap(([flag, variable]) => {
    const value = values[flag as keyof typeof flags];
    return value === undefined ? [] : [[variable, value === true ? '1' : String(value)]];
  });
  const configuration = readServerConfiguration({ ...process.env, ...Object.fromEntries(given) });
  switch (command) {
    case 'serve':
      return serve(configuration);
    case 'backup':
    case 'restore':
    case 'verify':
      return runSnapshotCommand(command, configuration, directory);
    default:
      throw new ConfigurationError(`There is no command "${command}".\n${USAGE}`);
  }
}

async function serve(configuration: ServerConfiguration): Promise<void> {
  const { startServer } = await import('./server.ts');
  const server = await startServer(configuration);
  const stop = () => {
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // `npm start` reads this line; it is the one thing written to standard output.
  process.stdout.write(
    `${JSON.stringify({ origin: server.origin, dataFolder: server.dataFolder, demo: configuration.demo, administrators: configuration.operator.adminEmails })}\n`,
  );
}

async function runSnapshotCommand(
  command: 'backup' | 'restore' | 'verify',
  configuration: ServerConfiguration,
  directory: string | undefined,
): Promise<void> {
  if (directory === undefined) throw new ConfigurationError(`Say which folder: amaranth ${command} DIR`);
  const { backUp, restore, verify } = await import('./snapshot/index.ts');
  const { dataFolder } = configuration;
  const summary =
    command === 'backup'
      ? await backUp({ dataFolder, directory, now: Date.now() })
      : command === 'restore'
        ? await restore({ dataFolder, directory })
        : await verify(directory);
  process.stdout.write(`${summary.fileCount} files, ${summary.byteCount} bytes: whole.\n`);
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigurationError ||
    error instanceof DataFolderError ||
    error instanceof DataFormatError ||
    (error instanceof Error && 'code' in error);
  console.error(
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error),
  );
  process.exit(1);
});
