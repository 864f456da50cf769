/**
 * One upload on its way: what it will be, and a file that holds what has arrived. What has arrived is the file's own
 * synced size; nothing else counts it, so a crash cannot make the two disagree.
 */
import { join } from 'node:path';
import { z } from 'zod';
import type { ObjectSettings } from '../objects/storedObject.ts';

/** What an upload will become. */
export interface UploadTarget {
  readonly bucket: string;
  readonly name: string;
  readonly settings: ObjectSettings;
  /** As announced at the start; null when it was not. */
  readonly announcedSize: number | null;
  /** Base64, when the client gave one to check against. */
  readonly expectedMd5: string | null;
  readonly expectedCrc32c: string | null;
  readonly ifGenerationMatch: number | null;
}

export interface Upload extends UploadTarget {
  readonly id: string;
}

const openerSchema = z.discriminatedUnion('kind', [
  /** Nobody: `address` is where the request came from, and only counts. */
  z.object({ kind: z.literal('visitor'), address: z.string() }),
  /** `claims` as at the start, to ask the rules again while nobody sends. */
  z.object({
    kind: z.literal('user'),
    uid: z.string(),
    claims: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({ kind: z.literal('privileged') }),
]);
/** Who began a session. Nobody else goes on with it. */
export type UploadOpener = z.output<typeof openerSchema>;

const protocolSchema = z.enum(['firebase', 'jsonApi']);
/** The protocol a session was opened in, and the only one it answers in. */
export type UploadProtocol = z.output<typeof protocolSchema>;

const stateSchema = z.enum(['open', 'finished', 'cancelled']);
/** A finished session answers for a while, so that a client that lost the answer learns it. */
export type SessionState = z.output<typeof stateSchema>;

/** An upload in several requests, which outlives the process. */
export interface UploadSession extends Upload {
  readonly protocol: UploadProtocol;
  readonly opener: UploadOpener;
  readonly state: SessionState;
}

export const uploadSessionSchema: z.ZodType<UploadSession> = z.object({
  id: z.string(),
  bucket: z.string(),
  name: z.string(),
  settings: z.object({
    contentType: z.string(),
    cacheControl: z.string().nullable(),
    contentDisposition: z.string().nullable(),
    contentEncoding: z.string().nullable(),
    contentLanguage: z.string().nullable(),
    customTime: z.string().nullable(),
    metadata: z.record(z.string(), z.string()),
  }),
  announcedSize: z.number().nullable(),
  expectedMd5: z.string().nullable(),
  expectedCrc32c: z.string().nullable(),
  ifGenerationMatch: z.number().nullable(),
  protocol: protocolSchema,
  opener: openerSchema,
  state: stateSchema,
});

/** Where an upload's bytes are once it is published: spread over folders, so that no folder grows without end. */
export function fileOf(uploadId: string): string {
  return join('objects', uploadId.slice(0, 2), uploadId);
}
