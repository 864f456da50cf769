/**
 * An object's metadata as the two protocols write it, and the settings a client may send.
 * Sources: https://cloud.google.com/storage/docs/json_api/v1/objects#resource, `@firebase/storage` (metadata.ts).
 */
import { encodeExtended } from 'content-disposition';
import { z } from 'zod';
import type { ObjectSettings, StoredObject } from '../objects/storedObject.ts';
import { invalidArgument } from './storageError.ts';

function etagOf({ generation, metageneration }: StoredObject): string {
  return Buffer.from(`${generation}/${metageneration}`).toString('base64');
}

function sharedFields(object: StoredObject) {
  return {
    name: object.name,
    bucket: object.bucket,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    contentType: object.contentType,
    timeCreated: object.timeCreated,
    updated: object.updated,
    storageClass: 'STANDARD',
    size: String(object.size),
    md5Hash: object.md5,
    crc32c: object.crc32c,
    etag: etagOf(object),
    ...(object.cacheControl === null ? {} : { cacheControl: object.cacheControl }),
    ...(object.contentDisposition === null ? {} : { contentDisposition: object.contentDisposition }),
    ...(object.contentEncoding === null ? {} : { contentEncoding: object.contentEncoding }),
    ...(object.contentLanguage === null ? {} : { contentLanguage: object.contentLanguage }),
    ...(Object.keys(object.metadata).length > 0 ? { metadata: object.metadata } : {}),
  };
}

/** Cloud Storage for Firebase's form. */
export function firebaseJson(object: StoredObject) {
  return {
    ...sharedFields(object),
    contentEncoding: object.contentEncoding ?? 'identity',
    contentDisposition:
      object.contentDisposition ??
      `inline; filename*=${encodeExtended(baseName(object.name)).replace(/^UTF-8/, 'utf-8')}`,
    downloadTokens: object.downloadTokens.join(','),
  };
}

/** The JSON API's form. `origin` is the address the client used. */
export function apiJson(object: StoredObject, origin: string) {
  const self = `${origin}/storage/v1/b/${encodeURIComponent(object.bucket)}/o/${encodeURIComponent(object.name)}`;
  return {
    kind: 'storage#object',
    id: `${object.bucket}/${object.name}/${object.generation}`,
    selfLink: self,
    mediaLink: `${origin}/download/storage/v1/b/${encodeURIComponent(object.bucket)}/o/${encodeURIComponent(object.name)}?generation=${object.generation}&alt=media`,
    ...sharedFields(object),
    ...(object.downloadTokens.length > 0
      ? { metadata: { ...object.metadata, firebaseStorageDownloadTokens: object.downloadTokens.join(',') } }
      : {}),
    ...(object.customTime === null ? {} : { customTime: object.customTime }),
    timeStorageClassUpdated: object.timeCreated,
    timeFinalized: object.timeCreated,
  };
}

export function baseName(name: string): string {
  return name.split('/').at(-1) ?? name;
}

/** What stands in a header later: printable, without a break that would begin another header. */
const headerText = z
  .string()
  .max(1_024)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .nullish();
/** Of those, what the registries write in ASCII only. */
const token = z
  .string()
  .max(1_024)
  .regex(/^[\x20-\x7e]*$/)
  .nullish();
/** Bytes of custom metadata, names and values together (https://cloud.google.com/storage/quotas#objects). */
const METADATA_LIMIT = 8 * 1024;

function bytesOf(metadata: Readonly<Record<string, string | null>>): number {
  return Object.entries(metadata).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value ?? ''),
    0,
  );
}

const plain = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u);
const sentSchema = z.object({
  name: z.string().optional(),
  contentType: token,
  cacheControl: token,
  contentDisposition: headerText,
  contentEncoding: token,
  contentLanguage: token,
  customTime: token,
  md5Hash: z.string().max(64).optional(),
  crc32c: z.string().max(64).optional(),
  metadata: z.record(plain, plain.nullable()).nullish(),
});
export type SentMetadata = z.output<typeof sentSchema>;

/** Metadata as a client sent it; empty text means none. Throws StorageError 400. */
export function readSentMetadata(body: string): SentMetadata {
  if (body.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw invalidArgument('The metadata is not JSON.');
  }
  const sent = sentSchema.safeParse(parsed);
  if (!sent.success)
    throw invalidArgument(`The metadata is not valid: ${sent.error.issues[0]?.path.join('.')}`);
  return sent.data;
}

/** A content type that came as a header. Throws StorageError 400. */
export function checkContentType(given: string): string {
  if (!token.safeParse(given).success) throw invalidArgument('The content type is not valid.');
  return given;
}

/** What is stored after a change: what is not sent stays, null removes. Throws StorageError 400. */
export function mergeSettings(current: ObjectSettings, sent: SentMetadata): ObjectSettings {
  const pick = (
    name: 'cacheControl' | 'contentDisposition' | 'contentEncoding' | 'contentLanguage' | 'customTime',
  ) => (sent[name] === undefined ? current[name] : sent[name]);
  const merged = sent.metadata === null ? {} : { ...current.metadata, ...sent.metadata };
  const metadata = Object.fromEntries(
    Object.entries(merged).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
  if (bytesOf(metadata) > METADATA_LIMIT)
    throw invalidArgument(`Custom metadata may hold at most ${METADATA_LIMIT / 1024} KiB.`);
  return {
    contentType: sent.contentType ?? current.contentType,
    cacheControl: pick('cacheControl'),
    contentDisposition: pick('contentDisposition'),
    contentEncoding: pick('contentEncoding'),
    contentLanguage: pick('contentLanguage'),
    customTime: pick('customTime'),
    metadata,
  };
}
