/**
 * docs/vault-format.md once more, on node:crypto alone: it shares no code, no type and no library with
 * src/shared/vault, so that both agree only where the document is right. Throws where a reader must refuse.
 */
import { argon2Sync, createHmac, hkdfSync } from 'node:crypto';
import {
  BECH32_LETTERS,
  decrypt,
  encrypt,
  list as listOf,
  polymod,
  read,
  type Sealed,
  type Wrapped,
  write,
} from '#tests/support/writtenOnNode.ts';

const CHUNK = 131_072;
const TAG = 16;

interface Way extends Wrapped {
  readonly generation: number;
}
interface Device extends Way {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly credentialId?: string | undefined;
  readonly prfSalt?: string | undefined;
  readonly createdAt: string;
}
export interface Box {
  readonly format: number;
  readonly vaultId: string;
  readonly generation: number;
  readonly check: string;
  readonly argon2id: {
    readonly salt: string;
    readonly memoryKiB: number;
    readonly passes: number;
    readonly lanes: number;
  };
  readonly passphrase: Way;
  readonly recovery: Way;
  readonly devices: readonly Device[];
  readonly mac: string;
}
export interface Item {
  readonly ownerId: string;
  readonly vaultId: string;
  readonly itemId: string;
  readonly kind: string;
  readonly format: number;
  readonly version: number;
  readonly key: Wrapped;
  readonly sealed: Sealed;
}
export interface ArchivedItem extends Item {
  readonly versions: readonly Item[];
}
export interface Whose {
  readonly ownerId: string;
  readonly vaultId: string;
}

const list = (name: string, ...rest: readonly (string | number | Buffer)[]) =>
  listOf(`amaranth/vault/v1/${name}`, ...rest);

function derive(from: Buffer, purpose: string, { ownerId, vaultId }: Whose, ...rest: string[]): Buffer {
  const info = list(purpose, ownerId, vaultId, ...rest);
  return Buffer.from(hkdfSync('sha256', from, Buffer.alloc(0), info, 32));
}

export function normalise(phrase: string): string {
  const spaces = new Set([9, 10, 11, 12, 13, 0x20, 0x1680, 0x2028, 0x2029, 0xfeff]);
  const words: string[] = [];
  let word = '';
  for (const letter of phrase.normalize('NFKC')) {
    if (spaces.has(letter.codePointAt(0) ?? 0)) {
      if (word) words.push(word);
      word = '';
    } else word += letter;
  }
  if (word) words.push(word);
  return words.join(' ');
}

export function stretch(phrase: string, { salt, memoryKiB, passes, lanes }: Box['argon2id']): Buffer {
  return argon2Sync('argon2id', {
    message: normalise(phrase),
    nonce: read(salt),
    parallelism: lanes,
    tagLength: 32,
    memory: memoryKiB,
    passes,
  });
}

const prefixValues = [...[...'amr'].map((letter) => letter.charCodeAt(0) >> 5), 0].concat(
  [...'amr'].map((letter) => letter.charCodeAt(0) & 31),
);

function regroup(values: Iterable<number>, from: number, to: number, isFilled: boolean): number[] {
  const grouped: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = (held << from) | value;
    bits += from;
    while (bits >= to) {
      bits -= to;
      grouped.push((held >> bits) & ((1 << to) - 1));
    }
    held &= (1 << bits) - 1;
  }
  if (isFilled && bits > 0) grouped.push((held << (to - bits)) & ((1 << to) - 1));
  if (!isFilled && held !== 0) throw new Error('bits are left over');
  return grouped;
}

export function writeRecoveryKey(key: Buffer): string {
  const values = regroup(key, 8, 5, true);
  const checksum = polymod([...prefixValues, ...values, 0, 0, 0, 0, 0, 0]) ^ 0x2bc830a3;
  const check = Array.from({ length: 6 }, (_, index) => (checksum >>> (5 * (5 - index))) & 31);
  return `amr1${[...values, ...check].map((value) => BECH32_LETTERS[value]).join('')}`;
}

export function readRecoveryKey(text: string): Buffer {
  const values = [...text.toLowerCase().replace(/[\s-]/g, '').slice(4)].map((letter) =>
    BECH32_LETTERS.indexOf(letter),
  );
  if (values.includes(-1) || polymod([...prefixValues, ...values]) !== 0x2bc830a3) {
    throw new Error('mistyped');
  }
  return Buffer.from(regroup(values.slice(0, -6), 5, 8, false));
}

const wrapData = ({ ownerId, vaultId }: Whose, way: string, generation: number) =>
  list('vault-key', ownerId, vaultId, way, generation);

export const passphraseKey = (whose: Whose, phrase: string, argon2id: Box['argon2id']) =>
  derive(stretch(phrase, argon2id), 'passphrase', whose);
export const recoveryKeyKey = (whose: Whose, recoveryKey: Buffer) => derive(recoveryKey, 'recovery', whose);
export const deviceKey = (whose: Whose, id: string, secret: Buffer) => derive(secret, 'device', whose, id);

export type Secret =
  | { readonly phrase: string }
  | { readonly recoveryKey: string }
  | { readonly deviceId: string; readonly secret: Buffer };

function boxMac({ ownerId }: { ownerId: string }, box: Omit<Box, 'mac'>, vaultKey: Buffer): string {
  const way = ({ generation, nonce, wrapped }: Way) => [generation, read(nonce), read(wrapped)];
  const { salt, memoryKiB, passes, lanes } = box.argon2id;
  const message = list(
    'key-box',
    ownerId,
    box.vaultId,
    box.generation,
    read(box.check),
    read(salt),
    memoryKiB,
    passes,
    lanes,
    ...way(box.passphrase),
    ...way(box.recovery),
    box.devices.length,
    ...box.devices.flatMap((device) => [
      device.id,
      device.kind,
      device.name,
      read(device.credentialId ?? ''),
      read(device.prfSalt ?? ''),
      device.createdAt,
      ...way(device),
    ]),
  );
  const key = derive(vaultKey, 'key-box', { ownerId, vaultId: box.vaultId });
  return write(createHmac('sha256', key).update(message).digest());
}

/** The vault key's 32 bytes. */
export function openBox(ownerId: string, box: Box, secret: Secret): Buffer {
  const whose = { ownerId, vaultId: box.vaultId };
  const unwrap = (key: Buffer, name: string, way: Way) =>
    decrypt(key, read(way.nonce), read(way.wrapped), wrapData(whose, name, way.generation));
  let vaultKey: Buffer;
  if ('phrase' in secret) {
    const { memoryKiB, passes, lanes } = box.argon2id;
    if (memoryKiB < 65_536 || passes < 3 || lanes < 1) throw new Error('too weak');
    if (memoryKiB > 1_048_576 || passes > 20 || lanes > 4) throw new Error('absurd');
    vaultKey = unwrap(passphraseKey(whose, secret.phrase, box.argon2id), 'passphrase', box.passphrase);
  } else if ('recoveryKey' in secret) {
    const key = recoveryKeyKey(whose, readRecoveryKey(secret.recoveryKey));
    vaultKey = unwrap(key, 'recovery', box.recovery);
  } else {
    const device = box.devices.find(({ id }) => id === secret.deviceId);
    if (!device) throw new Error('no such device');
    vaultKey = unwrap(deviceKey(whose, device.id, secret.secret), `device:${device.id}`, device);
  }
  if (write(derive(vaultKey, 'check', whose)) !== box.check) throw new Error('another vault key');
  if (boxMac({ ownerId }, box, vaultKey) !== box.mac) throw new Error('the box was altered');
  return vaultKey;
}

/** A first box, of chosen bytes. */
export function makeBox(
  { ownerId, vaultId }: Whose,
  chosen: {
    readonly vaultKey: Buffer;
    readonly phrase: string;
    readonly recoveryKey: Buffer;
    readonly salt: Buffer;
    readonly nonces: readonly [Buffer, Buffer];
  },
): Box {
  const whose = { ownerId, vaultId };
  const argon2id = { salt: write(chosen.salt), memoryKiB: 65_536, passes: 3, lanes: 1 };
  const wrap = (key: Buffer, name: string, nonce: Buffer): Way => ({
    generation: 1,
    nonce: write(nonce),
    wrapped: write(encrypt(key, nonce, chosen.vaultKey, wrapData(whose, name, 1))),
  });
  const box = {
    format: 1,
    vaultId,
    generation: 1,
    check: write(derive(chosen.vaultKey, 'check', whose)),
    argon2id,
    passphrase: wrap(passphraseKey(whose, chosen.phrase, argon2id), 'passphrase', chosen.nonces[0]),
    recovery: wrap(recoveryKeyKey(whose, chosen.recoveryKey), 'recovery', chosen.nonces[1]),
    devices: [],
  };
  return { ...box, mac: boxMac(whose, box, chosen.vaultKey) };
}

/** The keys that come from the vault key. */
export function derivedKeys(whose: Whose, vaultKey: Buffer) {
  const purposes = ['check', 'key-box', 'item-keys', 'device-record', 'archive', 'opening-proof'] as const;
  return Object.fromEntries(purposes.map((purpose) => [purpose, write(derive(vaultKey, purpose, whose))]));
}

const itemKeyData = ({ ownerId, vaultId }: Whose, itemId: string) =>
  list('item-key', ownerId, vaultId, itemId);
const itemData = ({ ownerId, vaultId, itemId, kind, version }: Omit<Item, 'format' | 'key' | 'sealed'>) =>
  list('item', ownerId, vaultId, itemId, kind, version);

export function openItem(whose: Whose, vaultKey: Buffer, item: Item): { itemKey: Buffer; body: unknown } {
  const wrappingKey = derive(vaultKey, 'item-keys', whose);
  const { key, sealed } = item;
  const itemKey = decrypt(wrappingKey, read(key.nonce), read(key.wrapped), itemKeyData(whose, item.itemId));
  const data = itemData({ ...item, ...whose });
  const plaintext = decrypt(itemKey, read(sealed.nonce), read(sealed.ciphertext), data);
  if (plaintext.length % 256 !== 0) throw new Error('not filled up');
  return { itemKey, body: JSON.parse(plaintext.toString('utf8')) };
}

export function sealItem(
  whose: Whose,
  vaultKey: Buffer,
  item: { readonly itemId: string; readonly kind: string; readonly version: number; readonly body: unknown },
  chosen: { readonly itemKey: Buffer; readonly nonces: readonly [Buffer, Buffer] },
): Item {
  const { ownerId, vaultId } = whose;
  const { itemId, kind, version } = item;
  const wrappingKey = derive(vaultKey, 'item-keys', whose);
  const text = Buffer.from(JSON.stringify(item.body), 'utf8');
  const plaintext = Buffer.alloc(Math.ceil(text.length / 256) * 256, ' ');
  text.copy(plaintext);
  const [keyNonce, nonce] = chosen.nonces;
  const wrapped = encrypt(wrappingKey, keyNonce, chosen.itemKey, itemKeyData(whose, itemId));
  const ciphertext = encrypt(chosen.itemKey, nonce, plaintext, itemData({ ...whose, itemId, kind, version }));
  return {
    ownerId,
    vaultId,
    itemId,
    kind,
    format: 1,
    version,
    key: { nonce: write(keyNonce), wrapped: write(wrapped) },
    sealed: { nonce: write(nonce), ciphertext: write(ciphertext) },
  };
}

function chunkNonce(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export function sealFile(whose: Whose, fileId: string, key: Buffer, content: Buffer): Buffer {
  const data = list('file', whose.ownerId, whose.vaultId, fileId);
  const count = Math.max(1, Math.ceil(content.length / CHUNK));
  return Buffer.concat(
    Array.from({ length: count }, (_, index) => {
      const chunk = content.subarray(index * CHUNK, (index + 1) * CHUNK);
      return encrypt(key, chunkNonce(index, index === count - 1), chunk, data);
    }),
  );
}

export function openFile(whose: Whose, fileId: string, key: Buffer, sealed: Buffer): Buffer {
  const data = list('file', whose.ownerId, whose.vaultId, fileId);
  const count = Math.max(1, Math.ceil(sealed.length / (CHUNK + TAG)));
  return Buffer.concat(
    Array.from({ length: count }, (_, index) => {
      const chunk = sealed.subarray(index * (CHUNK + TAG), (index + 1) * (CHUNK + TAG));
      if (index > 0 && chunk.length === TAG) throw new Error('an empty chunk');
      return decrypt(key, chunkNonce(index, index === count - 1), chunk, data);
    }),
  );
}

/** As the archive's list of contents names a version. */
export const markedVersion = ({ version, sealed }: Item) => ({
  version,
  mark: `${sealed.nonce}.${sealed.ciphertext.slice(-24)}`,
});

/** The archive's list of contents. */
export function openContents(
  whose: Whose,
  vaultKey: Buffer,
  { exportedAt, contents }: { readonly exportedAt: string; readonly contents: Sealed },
): unknown {
  const data = list('archive', whose.ownerId, whose.vaultId, exportedAt);
  const key = derive(vaultKey, 'archive', whose);
  return JSON.parse(decrypt(key, read(contents.nonce), read(contents.ciphertext), data).toString('utf8'));
}
