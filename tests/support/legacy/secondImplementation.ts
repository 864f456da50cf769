/**
 * docs/legacy-format.md once more, on node:crypto alone: it shares no code, no type and no library with
 * src/shared/legacy/keys. HPKE, Shamir's scheme, canonical JSON and bech32m are written out. Throws where a reader must
 * refuse.
 */
import {
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  verify,
} from 'node:crypto';
import { stretch } from '#tests/support/vault/secondImplementation.ts';
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

export interface SealedToKey {
  readonly enc: string;
  readonly ciphertext: string;
}
interface Way extends Wrapped {
  readonly generation: number;
}
export interface PersonBox {
  readonly format: number;
  readonly generation: number;
  readonly publicKey: string;
  readonly check: string;
  readonly argon2id: Parameters<typeof stretch>[1];
  readonly passphrase: Way;
  readonly recovery: Way;
  readonly privateKey: Wrapped;
  readonly mac: string;
}
export interface OwnerBox {
  readonly ownerId: string;
  readonly vaultId: string;
  readonly signingPublicKey: string;
  readonly key: Wrapped;
  readonly signingKey: Wrapped;
}
export interface Identity {
  readonly ownerId: string;
  readonly beneficiaryId: string;
  readonly number: number;
}
interface Share {
  readonly contactId: string;
  readonly fingerprint: string;
  readonly commitment: string;
  readonly sealed: SealedToKey;
}
export interface Grant extends Identity {
  readonly format: number;
  readonly madeAt: string;
  readonly releaseKey: Wrapped;
  readonly check: string;
  readonly partA: {
    readonly kind: string;
    readonly publicKey: string;
    readonly commitment: string;
    readonly sealed?: SealedToKey | undefined;
  };
  readonly partB: {
    readonly kind: string;
    readonly commitment: string;
    readonly needed?: number | undefined;
    readonly shares?: readonly Share[] | undefined;
  };
}
export interface SignedGrant {
  readonly grant: Grant;
  readonly signature: string;
}
export interface ResealedShare extends Identity {
  readonly contactId: string;
  readonly sealed: SealedToKey;
}

const list = (name: string, ...rest: readonly (string | number | Buffer)[]) =>
  listOf(`amaranth/legacy/v1/${name}`, ...rest);

const derive = (key: Buffer, info: Buffer) => Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), info, 32));
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

const unwrap = (key: Buffer, { nonce, wrapped }: Wrapped, data: Buffer) =>
  decrypt(key, read(nonce), read(wrapped), data);
const wrap = (key: Buffer, nonce: Buffer, secret: Buffer, data: Buffer): Wrapped => ({
  nonce: write(nonce),
  wrapped: write(encrypt(key, nonce, secret, data)),
});

// HPKE, RFC 9180

const KEM = Buffer.concat([Buffer.from('KEM'), Buffer.from([0x00, 0x10])]);
const HPKE = Buffer.concat([Buffer.from('HPKE'), Buffer.from([0x00, 0x10, 0x00, 0x01, 0x00, 0x02])]);
const NOTHING = Buffer.alloc(0);
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

function labelledExtract(suite: Buffer, salt: Buffer, label: string, input: Buffer): Buffer {
  const message = Buffer.concat([Buffer.from('HPKE-v1'), suite, Buffer.from(label), input]);
  return createHmac('sha256', salt).update(message).digest();
}

/** At most one block of SHA-256 is ever asked for. */
function labelledExpand(suite: Buffer, key: Buffer, label: string, info: Buffer, length: number): Buffer {
  const size = Buffer.from([0, length]);
  const message = Buffer.concat([
    size,
    Buffer.from('HPKE-v1'),
    suite,
    Buffer.from(label),
    info,
    Buffer.from([1]),
  ]);
  return createHmac('sha256', key).update(message).digest().subarray(0, length);
}

function keySchedule(shared: Buffer, info: Buffer): { key: Buffer; nonce: Buffer } {
  const context = Buffer.concat([
    Buffer.from([0]),
    labelledExtract(HPKE, NOTHING, 'psk_id_hash', NOTHING),
    labelledExtract(HPKE, NOTHING, 'info_hash', info),
  ]);
  const secret = labelledExtract(HPKE, shared, 'secret', NOTHING);
  return {
    key: labelledExpand(HPKE, secret, 'key', context, 32),
    nonce: labelledExpand(HPKE, secret, 'base_nonce', context, 12),
  };
}

function agree(privateKey: Buffer, theirs: Buffer, enc: Buffer, recipient: Buffer): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const prk = labelledExtract(KEM, NOTHING, 'eae_prk', ecdh.computeSecret(theirs));
  return labelledExpand(KEM, prk, 'shared_secret', Buffer.concat([enc, recipient]), 32);
}

export function publicOf(privateKey: Buffer): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  return ecdh.getPublicKey();
}

function sealTo(publicKey: Buffer, ephemeral: Buffer, plaintext: Buffer, info: Buffer): SealedToKey {
  const enc = publicOf(ephemeral);
  const { key, nonce } = keySchedule(agree(ephemeral, publicKey, enc, publicKey), info);
  return { enc: write(enc), ciphertext: write(encrypt(key, nonce, plaintext, NOTHING)) };
}

function openBy(privateKey: Buffer, { enc, ciphertext }: SealedToKey, info: Buffer): Buffer {
  const shared = agree(privateKey, read(enc), read(enc), publicOf(privateKey));
  const { key, nonce } = keySchedule(shared, info);
  return decrypt(key, nonce, read(ciphertext), NOTHING);
}

/** RFC 9180, 7.1.3. */
function deriveKeyPair(seed: Buffer): Buffer {
  const prk = labelledExtract(KEM, NOTHING, 'dkp_prk', seed);
  for (let counter = 0; counter < 256; counter += 1) {
    const candidate = labelledExpand(KEM, prk, 'candidate', Buffer.from([counter]), 32);
    const number = BigInt(`0x${candidate.toString('hex')}`);
    if (number > 0n && number < ORDER) return candidate;
  }
  throw new Error('no key');
}

// Shamir's scheme over GF(2^8), x^8 + x^4 + x^3 + x + 1

function multiply(one: number, other: number): number {
  let product = 0;
  for (let a = one, b = other; b > 0; b >>= 1) {
    if (b & 1) product ^= a;
    a = (a << 1) ^ (a & 0x80 ? 0x11b : 0);
  }
  return product;
}

function invert(value: number): number {
  if (value === 0) throw new Error('no inverse');
  for (let candidate = 1; candidate < 256; candidate += 1)
    if (multiply(value, candidate) === 1) return candidate;
  throw new Error('no inverse');
}

/** Share i lies at `places[i]`, which is its last byte; `coefficients` are those of one power after the other. */
export function splitSecret(
  secret: Buffer,
  places: readonly number[],
  coefficients: readonly Buffer[],
): Buffer[] {
  return places.map((place) => {
    const values = Array.from(secret, (byte, index) => {
      const above = coefficients
        .toReversed()
        .reduce((sum, row) => multiply(sum, place) ^ (row[index] ?? 0), 0);
      return multiply(above, place) ^ byte;
    });
    return Buffer.from([...values, place]);
  });
}

export function combineShares(shares: readonly Buffer[]): Buffer {
  const places = shares.map((share) => share.at(-1) ?? 0);
  if (new Set(places).size !== places.length || places.includes(0))
    throw new Error('places are not distinct');
  const weights = places.map((place, index) =>
    places.reduce(
      (weight, other, at) =>
        at === index ? weight : multiply(weight, multiply(other, invert(other ^ place))),
      1,
    ),
  );
  return Buffer.from(
    Array.from({ length: 32 }, (_, index) =>
      shares.reduce((sum, share, at) => sum ^ multiply(share[index] ?? 0, weights[at] ?? 0), 0),
    ),
  );
}

// Printed texts: bech32m, BIP 350

export function readPrinted(prefix: string, text: string): Buffer {
  const plain = text.toLowerCase().replace(/[\s-]/g, '');
  if (plain.length !== 62 || !plain.startsWith(`${prefix}1`)) throw new Error('mistyped');
  const values = [...plain.slice(4)].map((letter) => BECH32_LETTERS.indexOf(letter));
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  const whole = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...values];
  if (values.includes(-1) || polymod(whole) !== 0x2bc830a3) throw new Error('mistyped');
  const bits = values
    .slice(0, 52)
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('');
  if (!bits.endsWith('0000')) throw new Error('bits are left over');
  return Buffer.from(
    Array.from({ length: 32 }, (_, index) => Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2)),
  );
}

// Fingerprints

export const fingerprint = (key: 'person' | 'owner', publicKey: Buffer) =>
  hash(list('fingerprint', key, publicKey));

export function wordsOf(of: Buffer, words: readonly string[]): string[] {
  const number = BigInt(`0x${of.toString('hex')}`);
  return Array.from({ length: 12 }, (_, index) => {
    const at = Number((number >> BigInt(256 - 11 * (index + 1))) & 2047n);
    return words[at] ?? '';
  });
}

// A person's keys

export type Secret = { readonly phrase: string } | { readonly recoveryCode: string };

const phraseKey = (personId: string, phrase: string, argon2id: PersonBox['argon2id']) =>
  derive(stretch(phrase, argon2id), list('passphrase', personId));
const codeKey = (personId: string, code: Buffer) => derive(code, list('recovery', personId));

const wayData = (personId: string, publicKey: Buffer, way: string, generation: number) =>
  list('person-key', personId, publicKey, way, generation);

export function personKeys(personId: string, personKey: Buffer) {
  const of = (name: string) => derive(personKey, list(name, personId));
  return {
    check: of('person-check'),
    privateKeyKey: of('person-private-key'),
    keyBoxKey: of('person-key-box'),
    pinsKey: of('person-pins'),
  };
}

function personMac(personId: string, box: Omit<PersonBox, 'mac'>, keyBoxKey: Buffer): string {
  const way = ({ generation, nonce, wrapped }: Way) => [generation, read(nonce), read(wrapped)];
  const { salt, memoryKiB, passes, lanes } = box.argon2id;
  const message = list(
    'person-key-box',
    personId,
    box.generation,
    read(box.publicKey),
    read(box.check),
    read(salt),
    memoryKiB,
    passes,
    lanes,
    ...way(box.passphrase),
    ...way(box.recovery),
    read(box.privateKey.nonce),
    read(box.privateKey.wrapped),
  );
  return write(createHmac('sha256', keyBoxKey).update(message).digest());
}

function scalarOf(pkcs8: Buffer): Buffer {
  const { d } = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
  if (d === undefined) throw new Error('no private key');
  return read(d);
}

/** PKCS#8 without the public key, as some programs write it. */
function shortPkcs8(scalar: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420', 'hex'),
    scalar,
  ]);
}

export function openPersonBox(personId: string, box: PersonBox, secret: Secret) {
  const { memoryKiB, passes, lanes } = box.argon2id;
  const isWeak = memoryKiB < 65_536 || passes < 3 || lanes < 1;
  const isAbsurd = memoryKiB > 1_048_576 || passes > 20 || lanes > 4;
  if ('phrase' in secret && (isWeak || isAbsurd)) throw new Error('parameters');
  const [name, key] =
    'phrase' in secret
      ? (['passphrase', phraseKey(personId, secret.phrase, box.argon2id)] as const)
      : (['recovery', codeKey(personId, readPrinted('amp', secret.recoveryCode))] as const);
  const publicKey = read(box.publicKey);
  const personKey = unwrap(key, box[name], wayData(personId, publicKey, name, box[name].generation));
  const keys = personKeys(personId, personKey);
  if (write(keys.check) !== box.check) throw new Error('another person key');
  if (personMac(personId, box, keys.keyBoxKey) !== box.mac) throw new Error('the box was altered');
  const data = list('person-private-key', personId, publicKey);
  const privateKey = scalarOf(unwrap(keys.privateKeyKey, box.privateKey, data));
  if (write(publicOf(privateKey)) !== box.publicKey) throw new Error('another key pair');
  return { wrappingKey: key, personKey, privateKey, pinsKey: keys.pinsKey };
}

export function makePersonBox(
  personId: string,
  chosen: {
    readonly personKey: Buffer;
    readonly privateKey: Buffer;
    readonly phrase: string;
    readonly recoveryCode: Buffer;
    readonly salt: Buffer;
    readonly nonces: readonly [Buffer, Buffer, Buffer];
  },
): PersonBox {
  const publicKey = publicOf(chosen.privateKey);
  const keys = personKeys(personId, chosen.personKey);
  const argon2id = { salt: write(chosen.salt), memoryKiB: 65_536, passes: 3, lanes: 1 };
  const way = (key: Buffer, name: string, nonce: Buffer): Way => ({
    generation: 1,
    ...wrap(key, nonce, chosen.personKey, wayData(personId, publicKey, name, 1)),
  });
  const data = list('person-private-key', personId, publicKey);
  const box = {
    format: 1,
    generation: 1,
    publicKey: write(publicKey),
    check: write(keys.check),
    argon2id,
    passphrase: way(phraseKey(personId, chosen.phrase, argon2id), 'passphrase', chosen.nonces[0]),
    recovery: way(codeKey(personId, chosen.recoveryCode), 'recovery', chosen.nonces[1]),
    privateKey: wrap(keys.privateKeyKey, chosen.nonces[2], shortPkcs8(chosen.privateKey), data),
  };
  return { ...box, mac: personMac(personId, box, keys.keyBoxKey) };
}

// The owner's keys

const ownerDerived = (box: OwnerBox, ownerKey: Buffer, name: string) =>
  derive(ownerKey, list(name, box.ownerId, box.vaultId));

/** `itemKeys` is the key that the vault's format derives under that name. */
export function openOwnerBox(box: OwnerBox, itemKeys: Buffer) {
  const whose = [box.ownerId, box.vaultId, read(box.signingPublicKey)] as const;
  const ownerKey = unwrap(itemKeys, box.key, list('owner-key', ...whose));
  const signingKey = scalarOf(
    unwrap(
      ownerDerived(box, ownerKey, 'owner-signing-key'),
      box.signingKey,
      list('owner-signing-key', ...whose),
    ),
  );
  if (write(publicOf(signingKey)) !== box.signingPublicKey) throw new Error('another signing key');
  return {
    ownerKey,
    signingKey,
    copiesKey: ownerDerived(box, ownerKey, 'release-copies'),
    kitsKey: ownerDerived(box, ownerKey, 'claim-kits'),
    pinsKey: ownerDerived(box, ownerKey, 'owner-pins'),
  };
}

// Statements

/** RFC 8785, of what our statements have: objects, lists, texts and whole numbers. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

const jwkOf = (publicKey: Buffer) => ({
  kty: 'EC',
  crv: 'P-256',
  x: write(publicKey.subarray(1, 33)),
  y: write(publicKey.subarray(33)),
});

export function isSigned(publicKey: Buffer, name: string, statement: unknown, signature: string): boolean {
  const key = createPublicKey({ key: jwkOf(publicKey), format: 'jwk' });
  const message = list(name, canonical(statement));
  return verify('sha256', message, { key, dsaEncoding: 'ieee-p1363' }, read(signature));
}

export function signStatement(signingKey: Buffer, name: string, statement: unknown): string {
  const jwk = { ...jwkOf(publicOf(signingKey)), d: write(signingKey) };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return write(sign('sha256', list(name, canonical(statement)), { key, dsaEncoding: 'ieee-p1363' }));
}

export const digestOf = (name: string, statement: unknown) => write(hash(list(name, canonical(statement))));

// Grants

const bound = (
  name: string,
  { ownerId, beneficiaryId, number }: Identity,
  ...rest: (string | number | Buffer)[]
) => list(name, ownerId, beneficiaryId, number, ...rest);

const commitment = (of: Identity, role: string, contactId: string, secret: Buffer) =>
  write(hash(bound('commitment', of, role, contactId, secret)));

export const kitPrivateKey = ({ ownerId, beneficiaryId }: Omit<Identity, 'number'>, partA: Buffer) =>
  deriveKeyPair(derive(partA, list('claim-kit-key-pair', ownerId, beneficiaryId)));

export const kitLocator = (partA: Buffer) => write(derive(partA, list('claim-kit-locator')));

export interface Claim {
  readonly ownerId: string;
  readonly beneficiaryId: string;
  readonly accountId: string;
  readonly nonce: string;
  readonly expiresAt: number;
}

const claimed = (name: string, { ownerId, beneficiaryId, accountId, nonce, expiresAt }: Claim) =>
  list(name, ownerId, beneficiaryId, accountId, nonce, String(expiresAt));

export const sealChallenge = (publicKey: Buffer, ephemeral: Buffer, secret: Buffer, claim: Claim) =>
  sealTo(publicKey, ephemeral, secret, claimed('claim-challenge', claim));

export const answerTo = (secret: Buffer, claim: Claim) =>
  write(derive(secret, claimed('claim-answer', claim)));

export const answerChallenge = (privateKey: Buffer, sealed: SealedToKey, claim: Claim) =>
  answerTo(openBy(privateKey, sealed, claimed('claim-challenge', claim)), claim);

export function openPartA(grant: Grant, privateKey: Buffer): Buffer {
  if (!grant.partA.sealed) throw new Error('part A is on paper');
  const partA = openBy(privateKey, grant.partA.sealed, bound('part-a', grant));
  if (commitment(grant, 'part-a', '', partA) !== grant.partA.commitment) throw new Error('wrong part A');
  return partA;
}

function checkedShare(grant: Grant, contactId: string, share: Buffer): Buffer {
  const expected = grant.partB.shares?.find((candidate) => candidate.contactId === contactId);
  if (expected?.commitment !== commitment(grant, 'share', contactId, share)) throw new Error('wrong share');
  return share;
}

export function openShare(grant: Grant, contactId: string, privateKey: Buffer): Buffer {
  const share = grant.partB.shares?.find((candidate) => candidate.contactId === contactId);
  if (!share) throw new Error('no share');
  return checkedShare(grant, contactId, openBy(privateKey, share.sealed, bound('share', grant, contactId)));
}

const resealedInfo = (grant: Grant, contactId: string) =>
  bound('resealed-share', grant, contactId, digestOf('grant', grant));

export function resealShare(
  grant: Grant,
  contactId: string,
  privateKey: Buffer,
  ephemeral: Buffer,
): ResealedShare {
  const share = openShare(grant, contactId, privateKey);
  const { ownerId, beneficiaryId, number } = grant;
  const sealed = sealTo(read(grant.partA.publicKey), ephemeral, share, resealedInfo(grant, contactId));
  return { ownerId, beneficiaryId, number, contactId, sealed };
}

export function openResealed(grant: Grant, privateKey: Buffer, { contactId, sealed }: ResealedShare): Buffer {
  return checkedShare(grant, contactId, openBy(privateKey, sealed, resealedInfo(grant, contactId)));
}

export const releaseCheck = (of: Identity, releaseKey: Buffer) =>
  derive(releaseKey, bound('release-check', of));

export function openReleaseKey(grant: Grant, partA: Buffer, partB: Buffer): Buffer {
  if (commitment(grant, 'part-b', '', partB) !== grant.partB.commitment) throw new Error('wrong part B');
  const lock = derive(Buffer.concat([partA, partB]), bound('release-lock', grant));
  const releaseKey = unwrap(lock, grant.releaseKey, bound('release-lock', grant));
  if (write(releaseCheck(grant, releaseKey)) !== grant.check) throw new Error('another release key');
  return releaseKey;
}

export interface ReleaseCopy extends Identity {
  readonly releaseKey: Wrapped;
  readonly kit: Sealed | null;
}

export function openCopy(copy: ReleaseCopy, { copiesKey, kitsKey }: { copiesKey: Buffer; kitsKey: Buffer }) {
  const { kit } = copy;
  return {
    releaseKey: unwrap(copiesKey, copy.releaseKey, bound('release-copy', copy)),
    partA: kit && decrypt(kitsKey, read(kit.nonce), read(kit.ciphertext), bound('claim-kit', copy)),
  };
}

/** A signed grant, with shares, of chosen bytes. */
export function makeGrant(
  of: Identity,
  signingKey: Buffer,
  chosen: {
    readonly releaseKey: Buffer;
    readonly partA: Buffer;
    readonly partB: Buffer;
    readonly nonce: Buffer;
    readonly publicKey: Buffer;
    readonly shares: readonly {
      readonly contactId: string;
      readonly publicKey: Buffer;
      readonly share: Buffer;
    }[];
    readonly needed: number;
    readonly ephemeral: () => Buffer;
  },
): SignedGrant & { readonly format: number } {
  const { releaseKey, partA, partB, publicKey, needed, ephemeral } = chosen;
  const lock = derive(Buffer.concat([partA, partB]), bound('release-lock', of));
  const grant = {
    partB: {
      kind: 'shares',
      needed,
      commitment: commitment(of, 'part-b', '', partB),
      shares: chosen.shares.map(({ contactId, share, publicKey: theirs }) => ({
        contactId,
        fingerprint: write(fingerprint('person', theirs)),
        commitment: commitment(of, 'share', contactId, share),
        sealed: sealTo(theirs, ephemeral(), share, bound('share', of, contactId)),
      })),
    },
    partA: {
      kind: 'account',
      publicKey: write(publicKey),
      commitment: commitment(of, 'part-a', '', partA),
      sealed: sealTo(publicKey, ephemeral(), partA, bound('part-a', of)),
    },
    check: write(releaseCheck(of, releaseKey)),
    releaseKey: wrap(lock, chosen.nonce, releaseKey, bound('release-lock', of)),
    madeAt: '2026-11-22T12:00:00Z',
    ...of,
    format: 1,
  };
  return { format: 1, grant, signature: signStatement(signingKey, 'grant', grant) };
}

// Things

export interface ReleasedItemKey extends Identity {
  readonly vaultId: string;
  readonly itemId: string;
  readonly key: Wrapped;
}

const itemKeyData = (of: Identity, vaultId: string, itemId: string) => bound('item-key', of, vaultId, itemId);

export function openItemKey(releaseKey: Buffer, { key, vaultId, itemId, ...of }: ReleasedItemKey): Buffer {
  return unwrap(derive(releaseKey, bound('item-keys', of)), key, itemKeyData(of, vaultId, itemId));
}

export function wrapItemKey(
  releaseKey: Buffer,
  of: Identity & { readonly vaultId: string; readonly itemId: string },
  itemKey: Buffer,
  nonce: Buffer,
): ReleasedItemKey & { readonly format: number } {
  const key = derive(releaseKey, bound('item-keys', of));
  return { format: 1, ...of, key: wrap(key, nonce, itemKey, itemKeyData(of, of.vaultId, of.itemId)) };
}

export interface SealedContent extends Identity {
  readonly contentId: string;
  readonly version: number;
  readonly sealed: Sealed;
}

const contentKey = (releaseKey: Buffer, of: Identity, contentId: string) =>
  derive(releaseKey, bound('content-key', of, contentId));

export function openContent(
  releaseKey: Buffer,
  { contentId, version, sealed, ...of }: SealedContent,
): unknown {
  const data = bound('content', of, contentId, version);
  const key = contentKey(releaseKey, of, contentId);
  const plaintext = decrypt(key, read(sealed.nonce), read(sealed.ciphertext), data);
  if (plaintext.length % 256 !== 0) throw new Error('not filled up');
  return JSON.parse(plaintext.toString('utf8'));
}

export function sealContent(
  releaseKey: Buffer,
  of: Identity & { readonly contentId: string; readonly version: number },
  content: unknown,
  nonce: Buffer,
): SealedContent & { readonly format: number } {
  const text = Buffer.from(JSON.stringify(content), 'utf8');
  const plaintext = Buffer.alloc(Math.ceil(text.length / 256) * 256, ' ');
  text.copy(plaintext);
  const data = bound('content', of, of.contentId, of.version);
  const ciphertext = encrypt(contentKey(releaseKey, of, of.contentId), nonce, plaintext, data);
  return { format: 1, ...of, sealed: { nonce: write(nonce), ciphertext: write(ciphertext) } };
}

/** Keys and grants that a person holds on to. */
export function openPins(
  holderId: string,
  pinsKey: Buffer,
  { sealed }: { readonly sealed: Sealed },
): unknown {
  const plaintext = decrypt(pinsKey, read(sealed.nonce), read(sealed.ciphertext), list('pins', holderId));
  return JSON.parse(plaintext.toString('utf8'));
}
