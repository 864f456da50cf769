/**
 * What a page learnt from a file and left on the device may have been written by an older version of the app: only what
 * is as it would be today is believed. Anything else is looked at again.
 */
import { z } from 'zod';
import { damageSchema, isMediaContentType } from '#shared/domain/mediaItem.ts';
import { offsetMinutesSchema, wallClockSchema } from '#shared/domain/wallClock.ts';
import type { Inspection } from '../upload.ts';

const storedInspectionSchema = z.object({
  contentType: z.string().refine(isMediaContentType),
  sha256: z.string(),
  md5: z.string(),
  takenAt: wallClockSchema,
  takenAtSource: z.enum(['exif', 'xmp', 'iptc', 'container', 'container-utc', 'name', 'file']),
  takenAtOffsetMinutes: offsetMinutesSchema,
  isTimeKnown: z.boolean(),
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  camera: z.string(),
  caption: z.string(),
  damage: damageSchema.nullable(),
  livePhotoId: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  durationSeconds: z.number().nullable(),
  placeholder: z.string(),
  smallThumbnail: z.instanceof(Blob).nullable(),
  largeThumbnail: z.instanceof(Blob).nullable(),
});

/** Null for what has to be looked at again. */
export function readStoredInspection(stored: unknown): Inspection | null {
  return storedInspectionSchema.safeParse(stored).data ?? null;
}
