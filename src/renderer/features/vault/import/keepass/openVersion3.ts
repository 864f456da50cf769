/** Opens KDBX 3 step by step, as `openVersion4.ts` does with its own kind: the library would unpack whatever the file holds. */
import type { Kdbx, KdbxCredentials } from 'kdbxweb';
import { importLimits } from '../importLimits.ts';
import { ImportRefusedError } from '../importOutcome.ts';
import { decryptDatabase } from './decryptDatabase.ts';
import type { Kdbxweb } from './loadLibrary.ts';
import { readDatabaseXml } from './readDatabaseXml.ts';
import { unpack } from './unpack.ts';

export async function openVersion3(
  bytes: ArrayBuffer,
  credentials: KdbxCredentials,
  kdbxweb: Kdbxweb,
): Promise<Kdbx> {
  const {
    BinaryStream,
    ByteUtils,
    Consts,
    CryptoEngine,
    HashedBlockTransform,
    Kdbx,
    KdbxContext,
    KdbxHeader,
  } = kdbxweb;
  const database = new Kdbx();
  database.credentials = credentials;
  const context = new KdbxContext({ kdbx: database });
  const stream = new BinaryStream(bytes);
  database.header = KdbxHeader.read(stream, context);
  const header = bytes.slice(0, stream.pos);
  const { compression, streamStartBytes } = database.header;
  if (!streamStartBytes) throw new ImportRefusedError('damaged');
  const key = await deriveKey(database, kdbxweb);
  const decrypted = await decryptDatabase(stream.readBytesToEnd(), database, key, kdbxweb).catch(
    // Filled up wrongly at its end, as what another key decrypts is.
    () => new ArrayBuffer(0),
  );
  const beginning = decrypted.slice(0, streamStartBytes.byteLength);
  if (!ByteUtils.arrayBufferEquals(beginning, streamStartBytes)) {
    throw new ImportRefusedError('wrong-password-or-key-file');
  }
  const packed = await HashedBlockTransform.decrypt(decrypted.slice(streamStartBytes.byteLength));
  const isPacked = compression === Consts.CompressionAlgorithm.GZip;
  // Its files stand in the text: it may be as long as they are.
  const text = isPacked ? await unpack(packed, importLimits.fileBytes) : packed;
  const opened = await readDatabaseXml(text, database, context, kdbxweb);
  const { headerHash } = opened.meta;
  if (headerHash && !ByteUtils.arrayBufferEquals(headerHash, await CryptoEngine.sha256(header))) {
    throw new ImportRefusedError('damaged');
  }
  return opened;
}

async function deriveKey(
  { header: { transformSeed, keyEncryptionRounds, masterSeed }, credentials }: Kdbx,
  { ByteUtils, CryptoEngine, KeyEncryptorAes }: Kdbxweb,
): Promise<ArrayBuffer> {
  if (!transformSeed || !keyEncryptionRounds || !masterSeed) throw new ImportRefusedError('damaged');
  const hash = new Uint8Array(await credentials.getHash());
  const transformed = ByteUtils.arrayToBuffer(
    await KeyEncryptorAes.encrypt(hash, transformSeed, keyEncryptionRounds),
  );
  const all = new Uint8Array(masterSeed.byteLength + 32);
  all.set(new Uint8Array(masterSeed));
  all.set(new Uint8Array(await CryptoEngine.sha256(transformed)), masterSeed.byteLength);
  return CryptoEngine.sha256(all.buffer);
}
