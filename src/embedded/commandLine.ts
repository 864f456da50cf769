/**
 * The embedded server's command line: `serve`, `backup`, `verify`, `restore`, `check`. `npm start` runs `serve` of
 * the bundled file; every flag has an `AMARANTH_*` variable (`configuration/serverConfiguration.ts`).
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
  amaranth backup DIR [--data DIR] [--keep-going]    copies everything into DIR; the server may be running
  amaranth verify DIR                                checks every file of a copy against its checksum
  amaranth restore DIR [--data DIR] [--keep-going]   checks the copy in DIR, then makes the data folder from it
  amaranth check [DATA] [--bytes]                    looks through a data folder; the server may be running
With --bytes, check also reads every file and compares it with its checksum.
With --keep-going, backup and restore keep what can be kept of a damaged folder, and say what is not.
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
      bytes: { type: 'boolean' },
      'keep-going': { type: 'boolean' },
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
    case 'check':
      return runCheck(directory ?? configuration.dataFolder, values.bytes ?? false);
    case 'backup':
    case 'restore':
    case 'verify':
      return runSnapshotCommand(command, configuration, directory, values['keep-going'] ?? false);
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
    `${JSON.stringify({
      origin: server.origin,
      dataFolder: server.dataFolder,
      demo: configuration.demo,
      administrators: configuration.operator.adminEmails,
    })}\n`,
  );
}

async function runSnapshotCommand(
  command: 'backup' | 'restore' | 'verify',
  configuration: ServerConfiguration,
  directory: string | undefined,
  keepGoing: boolean,
): Promise<void> {
  if (directory === undefined) throw new ConfigurationError(`Say which folder: amaranth ${command} DIR`);
  const { backUp, restore, SnapshotError, verify } = await import('./snapshot/index.ts');
  const { systemFolderDisk: disk } = await import('./disk/folderDisk.ts');
  const { dataFolder } = configuration;
  const summary =
    command === 'backup'
      ? await backUp({ dataFolder, directory, disk, now: Date.now, keepGoing })
      : command === 'restore'
        ? await restore({ dataFolder, directory, disk, keepGoing })
        : await verify(directory);
  const { fileCount, byteCount, damages } = summary;
  const isWhole = damages.length === 0;
  process.stdout.write(`${fileCount} files, ${byteCount} bytes: ${isWhole ? 'whole' : 'NOT WHOLE'}.\n`);
  if (!isWhole) throw new SnapshotError(command === 'backup' ? dataFolder : directory, damages);
}

async function runCheck(dataFolder: string, areContentsRead: boolean): Promise<void> {
  const { checkDataFolder } = await import('./check/index.ts');
  const violations = await checkDataFolder(dataFolder, { areContentsRead });
  for (const { code, subject, message } of violations) {
    process.stdout.write(`${code} ${subject}: ${message.replaceAll('\n', ' ')}\n`);
  }
  if (violations.length > 0) process.exitCode = 1;
  else {
    const extent = areContentsRead
      ? 'Its files were read and compared with their checksums.'
      : 'The sizes of its files were compared; --bytes reads their contents too.';
    process.stdout.write(`${dataFolder} is sound. ${extent}\n`);
  }
}

/** Runs the command that this process was started with. Resolves when it ended, or serves. */
export async function runCommandLine(): Promise<void> {
  // Whatever is written, by whichever library, is the owner's alone.
  process.umask(0o077);
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? sentenceOf(error) : String(error)}\n`);
    process.exit(1);
  }
}

/** What the person can act on; the stack only where it is our fault. */
function sentenceOf(error: Error): string {
  const isExpected =
    error instanceof ConfigurationError ||
    error instanceof DataFolderError ||
    error instanceof DataFormatError ||
    'code' in error;
  return isExpected ? error.message : (error.stack ?? error.message);
}
