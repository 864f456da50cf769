/**
 * One upload on its way: a row that says what it will be, and a file that holds what has arrived. What has arrived is
 * the file's own synced size; nothing else counts it, so a crash cannot make the two disagree.
 */
import { z } from 'zod';
import type { ObjectSettings } from '../objects/storedObject.ts';

export interface Upload {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly settings: ObjectSettings;
  /** As announced at the start; null when it was not. */
  readonly announcedSize: number | null;
  /** Base64, when the client gave one to check against. */
  readonly expectedMd5: string | null;
  readonly expectedCrc32c: string | null;
  /** Account that began it; null for the business logic and for signed links. Nobody else may go on with it. */
  readonly uid: string | null;
  readonly ifGenerationMatch: number | null;
  /** Published. The session answers for a week more, so that a client that lost the answer learns it. */
  readonly isFinished: boolean;
}

export const uploadSchema: z.ZodType<Upload> = z.object({
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
  uid: z.string().nullable(),
  ifGenerationMatch: z.number().nullable(),
  isFinished: z.boolean(),
});
