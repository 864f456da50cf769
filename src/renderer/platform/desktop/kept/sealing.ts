/**
 * Seals what is kept on this computer: AES-256-GCM under the account's own key, which nobody can take out again. What a
 * record is (whose, of which kind and name, how old) is bound to it, so that one cannot stand in for another.
 */
export interface RecordName {
  readonly userId: string;
  readonly kind: string;
  readonly id: string;
}

export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly content: ArrayBuffer;
}

/** Of what is sealed and how: another one is not read. */
export const KEPT_VERSION = 1;

const encoder = new TextEncoder();

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** `text` is 32 bytes in base64url. */
export async function importKey(text: string): Promise<CryptoKey> {
  const bytes = fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function boundTo({ userId, kind, id }: RecordName, keptAt: number): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(['amaranth-kept', KEPT_VERSION, userId, kind, id, keptAt]));
}

export async function seal(
  key: CryptoKey,
  name: RecordName,
  keptAt: number,
  content: Uint8Array<ArrayBuffer>,
): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = boundTo(name, keptAt);
  return {
    nonce,
    content: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, content),
  };
}

/** Rejects for what was changed, moved, dated otherwise, or sealed under another key. */
export async function unseal(
  key: CryptoKey,
  name: RecordName,
  keptAt: number,
  { nonce, content }: Sealed,
): Promise<Uint8Array<ArrayBuffer>> {
  const additionalData = boundTo(name, keptAt);
  return new Uint8Array(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, content),
  );
}

/** A short text, as one that can be written in its place. */
export async function sealText(key: CryptoKey, name: RecordName, text: string): Promise<string> {
  const { nonce, content } = await seal(key, name, 0, encoder.encode(text));
  return `${toBase64(nonce)}.${toBase64(new Uint8Array(content))}`;
}

/** Rejects as `unseal` does, and for what is no sealed text. */
export async function openText(key: CryptoKey, name: RecordName, sealed: string): Promise<string> {
  const [nonce = '', content = ''] = sealed.split('.');
  const parts = { nonce: fromBase64(nonce), content: fromBase64(content).buffer };
  return new TextDecoder().decode(await unseal(key, name, 0, parts));
}

/** Where a record lies: the disk does not even tell what it is of. */
export async function placeOf({ userId, kind, id }: RecordName): Promise<string> {
  const name = encoder.encode(JSON.stringify([userId, kind, id]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', name));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
