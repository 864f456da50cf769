/** One object of a bucket, as the index keeps it. Numbers that the vendor sends as text stay numbers here. */
export interface ObjectSettings {
  readonly contentType: string;
  readonly cacheControl: string | null;
  readonly contentDisposition: string | null;
  readonly contentEncoding: string | null;
  readonly contentLanguage: string | null;
  readonly customTime: string | null;
  /** Custom metadata, the person's own names and values. */
  readonly metadata: Readonly<Record<string, string>>;
}

export interface StoredObject extends ObjectSettings {
  readonly bucket: string;
  readonly name: string;
  /** Microseconds since the epoch: a newer content of the same name has a larger one. */
  readonly generation: number;
  readonly metageneration: number;
  readonly size: number;
  /** Base64. */
  readonly md5: string;
  /** Base64 of the big-endian Castagnoli checksum. */
  readonly crc32c: string;
  /** ISO instants. */
  readonly timeCreated: string;
  readonly updated: string;
  readonly downloadTokens: readonly string[];
  /** Name of its file below the storage folder. */
  readonly file: string;
}

export const defaultSettings: ObjectSettings = {
  contentType: 'application/octet-stream',
  cacheControl: null,
  contentDisposition: null,
  contentEncoding: null,
  contentLanguage: null,
  customTime: null,
  metadata: {},
};
