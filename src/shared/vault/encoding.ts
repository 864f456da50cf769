/** How bytes, texts and numbers are written: in documents, in what is authenticated, and in what keys are derived from. */
import { z } from 'zod';

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function utf8(text: string): Bytes {
  return Uint8Array.from(encoder.encode(text));
}

/** The JSON that bytes are the UTF-8 of; undefined, which no JSON is, for any others. */
export function readJson(bytes: Bytes): unknown {
  try {
    return JSON.parse(strictDecoder.decode(bytes));
  } catch {
    return undefined;
  }
}

export function joinBytes(parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** As 8 bytes, the greatest first. */
export function uint64(value: number): Bytes {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no whole number`);
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/**
 * One list of fields as bytes, such that no two lists give the same: each field is its length in 4 bytes, the greatest
 * first, and then its bytes. The first names what the list is for.
 */
export function fields(label: string, ...rest: readonly (string | number | Bytes)[]): Bytes {
  const parts = [label, ...rest].map((field) => (typeof field === 'number' ? uint64(field) : field));
  // A character is at most 3 bytes. One buffer for all: this runs twice for each item that is opened.
  const room = parts.reduce((sum, part) => sum + 4 + part.length * (typeof part === 'string' ? 3 : 1), 0);
  const bytes = new Uint8Array(room);
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const part of parts) {
    const target = bytes.subarray(offset + 4);
    if (typeof part !== 'string') target.set(part);
    const length = typeof part === 'string' ? encoder.encodeInto(part, target).written : part.length;
    view.setUint32(offset, length);
    offset += 4 + length;
  }
  return bytes.slice(0, offset);
}

/** At most this many at once become characters: more are too many arguments. */
const CHARACTERS_AT_ONCE = 8_192;

/** Base64url of RFC 4648 without padding. */
export function toBase64Url(bytes: Bytes): string {
  const characters: string[] = [];
  for (let start = 0; start < bytes.length; start += CHARACTERS_AT_ONCE) {
    characters.push(String.fromCharCode(...bytes.subarray(start, start + CHARACTERS_AT_ONCE)));
  }
  return btoa(characters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Last letters that leave no bits over, after 2 and after 3 letters of the last group. */
const LAST_OF_TWO = 'AQgw';
const LAST_OF_THREE = 'AEIMQUYcgkosw048';

/** Null for what `toBase64Url` never writes: other letters, padding, a text that could be written in another way. */
export function fromBase64Url(text: string): Bytes | null {
  const rest = text.length % 4;
  const last = text.slice(-1);
  if (rest === 1) return null;
  if ((rest === 2 && !LAST_OF_TWO.includes(last)) || (rest === 3 && !LAST_OF_THREE.includes(last)))
    return null;
  return decodesNatively(Uint8Array) ? decodeNatively(Uint8Array, text) : decodeLetters(text);
}

/** As newer browsers have it, several times as fast as letter by letter. */
interface NativeDecoder {
  fromBase64(text: string, options: { readonly alphabet: 'base64url' }): Bytes;
}
const decodesNatively = (decoder: object): decoder is NativeDecoder => 'fromBase64' in decoder;

function decodeNatively(decoder: NativeDecoder, text: string): Bytes | null {
  try {
    const bytes = decoder.fromBase64(text, { alphabet: 'base64url' });
    // It passes over blanks and padding, which leave fewer bytes.
    return bytes.length === Math.floor((text.length * 3) / 4) ? bytes : null;
  } catch {
    return null;
  }
}

function decodeLetters(text: string): Bytes | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return null;
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index);
  return bytes;
}

/** Characters: no part of a document of ours is longer, but for lists of all items. */
const LONGEST_TEXT = 1_000_000;
/** Of a list of as many items as a vault may have, with all their versions and files. */
export const LONGEST_LIST = 200_000_000;

/** Bytes in a document, read from their text: `length` of them, or any number. */
export const bytesSchema = (length?: number, longest = LONGEST_TEXT) => {
  const letters = length === undefined ? longest : Math.ceil((length * 4) / 3);
  return z
    .string()
    .max(letters)
    .transform((text, context): Bytes => {
      const bytes = fromBase64Url(text);
      if (bytes && (length === undefined || bytes.length === length)) return bytes;
      context.addIssue({ code: 'custom', message: `must be ${length ?? 'some'} bytes in base64url` });
      return z.NEVER;
    });
};
