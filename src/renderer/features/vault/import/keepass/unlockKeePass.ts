/** Opens a KeePass database, once what its header asks of this machine is found to be bearable. */
import type { Kdbx, KdbxCredentials, KdbxHeader } from 'kdbxweb';
import { ImportRefusedError } from '../importOutcome.ts';
import { type Kdbxweb, loadKdbxweb } from './loadLibrary.ts';
import { openVersion3 } from './openVersion3.ts';
import { openVersion4 } from './openVersion4.ts';

/** Memory is what KeePass programs use a hundredfold; time about five minutes of this derivation on a plain machine. */
const most = {
  memoryBytes: 2 ** 30,
  /** Memory times passes. */
  filledBytes: 2 ** 36,
  lanes: 64,
  aesRounds: 1_000_000_000,
};

export interface KeePassAnswer {
  readonly password?: string | undefined;
  readonly keyFile?: Uint8Array<ArrayBuffer> | undefined;
}

export async function unlockKeePass(bytes: ArrayBuffer, { password, keyFile }: KeePassAnswer): Promise<Kdbx> {
  const kdbxweb = await loadKdbxweb();
  const { Credentials, Kdbx, KdbxContext, KdbxHeader, BinaryStream, ProtectedValue } = kdbxweb;
  // No password and an empty one make two different keys. With a key file, an empty answer means none.
  const hasPassword = password !== undefined && (password !== '' || !keyFile);
  const credentials = new Credentials(
    hasPassword ? ProtectedValue.fromString(password) : null,
    keyFile ?? null,
  );
  await readKeyFile(credentials);
  try {
    const header = KdbxHeader.read(new BinaryStream(bytes), new KdbxContext({ kdbx: new Kdbx() }));
    refuseTooCostly(header, kdbxweb);
    const open = header.versionMajor === 4 ? openVersion4 : openVersion3;
    return await open(bytes, credentials, kdbxweb);
  } catch (error) {
    throw refusalFor(error);
  }
}

async function readKeyFile(credentials: KdbxCredentials): Promise<void> {
  try {
    await credentials.ready;
  } catch (error) {
    throw new ImportRefusedError('bad-key-file', { cause: error });
  }
}

function refuseTooCostly(header: KdbxHeader, { Int64 }: Kdbxweb): void {
  const parameters = header.kdfParameters;
  const numberOf = (name: string) => {
    const value = parameters?.get(name);
    if (value instanceof Int64) return value.value;
    return typeof value === 'number' ? value : 0;
  };
  const memory = numberOf('M');
  const rounds = Math.max(numberOf('R'), header.keyEncryptionRounds ?? 0);
  const isTooCostly =
    memory > most.memoryBytes ||
    memory * numberOf('I') > most.filledBytes ||
    numberOf('P') > most.lanes ||
    rounds > most.aesRounds;
  if (isTooCostly) throw new ImportRefusedError('too-costly');
}

function refusalFor(error: unknown): ImportRefusedError {
  if (error instanceof ImportRefusedError) return error;
  // Of the library, which has no types of errors that could be told apart by their class.
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'InvalidKey') return new ImportRefusedError('wrong-password-or-key-file', { cause: error });
  if (code === 'InvalidVersion' || code === 'Unsupported') {
    return new ImportRefusedError('unknown-version', { cause: error });
  }
  return new ImportRefusedError('damaged', { cause: error });
}
