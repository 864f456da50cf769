/** What a camera and the programs after it wrote into a picture: when, where, with what, and what it shows. */
import { DOMParser } from '@xmldom/xmldom';
import { type ExpandedTags, load } from 'exifreader';
import { z } from 'zod';
import { type CameraDate, parseCameraDate, parseOffset } from '#shared/media/cameraDate.ts';
import { findTags } from './findTags.ts';
import { readLivePhotoId } from './livePhoto.ts';
import { captionTagsSchema, readCaption } from './readCaption.ts';
import { readThermalDate } from './readThermalDate.ts';

/** A text tag as ExifReader gives it. */
const textTag = z
  .object({ value: z.array(z.string()).min(1) })
  .transform(({ value }) => value[0])
  .optional()
  .catch(undefined);
const described = z
  .object({ description: z.string() })
  .transform(({ description }) => description)
  .optional()
  .catch(undefined);
const numberTag = z
  .object({ value: z.number().positive() })
  .transform(({ value }) => value)
  .optional()
  .catch(undefined);

const exifSchema = z.object({
  DateTime: textTag,
  DateTimeOriginal: textTag,
  DateTimeDigitized: textTag,
  OffsetTime: textTag,
  OffsetTimeOriginal: textTag,
  OffsetTimeDigitized: textTag,
  Make: textTag,
  Model: textTag,
  Orientation: numberTag,
  PixelXDimension: numberTag,
  PixelYDimension: numberTag,
  MakerNote: z
    .object({ value: z.array(z.number()) })
    .transform(({ value }) => Uint8Array.from(value))
    .optional()
    .catch(undefined),
});

const tagsSchema = z.object({
  exif: exifSchema.optional().catch(undefined),
  xmp: z
    .object({ DateTimeOriginal: described, DateCreated: described, CreateDate: described })
    .optional()
    .catch(undefined),
  iptc: z.object({ 'Date Created': described, 'Time Created': described }).optional().catch(undefined),
  gps: z
    .object({ Latitude: z.number().min(-90).max(90), Longitude: z.number().min(-180).max(180) })
    .optional()
    .catch(undefined),
  file: z.object({ 'Image Width': numberTag, 'Image Height': numberTag }).optional().catch(undefined),
  Thumbnail: z
    .object({ image: z.instanceof(ArrayBuffer) })
    .optional()
    .catch(undefined),
});
type Tags = z.infer<typeof tagsSchema>;

interface PhotoFacts {
  readonly date: (CameraDate & { readonly takenAtSource: 'exif' | 'xmp' | 'iptc' }) | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly camera: string;
  readonly caption: string;
  readonly livePhotoId: string | null;
  /** Upright, in pixels, as the camera wrote them. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** In pixels as they are stored, which `Orientation` may set on their side. */
  readonly storedSize: { readonly width: number; readonly height: number } | null;
  /** The small JPEG that some cameras keep inside of the picture. */
  readonly embeddedThumbnail: Blob | null;
}

/** Tags stand at a picture's start or, in HEIC and AVIF, anywhere: larger files are read this far, in bytes. */
const READ_LIMIT = 128 * 1024 * 1024;

/** `Canon` and `Canon EOS 5D` are one name, not two. */
export function cameraName(make = '', model = ''): string {
  const [maker, name] = [make.trim(), model.trim()];
  return (name.toLowerCase().startsWith(maker.toLowerCase()) ? name : `${maker} ${name}`)
    .trim()
    .slice(0, 200);
}

/** A worker has no DOMParser, without which ExifReader passes over XMP; a damaged packet is no reason to speak up. */
const domParser = new DOMParser({ onError: () => undefined });

function readTags(content: ArrayBuffer): ExpandedTags {
  const blocks = findTags(content).map((block) => {
    try {
      return load(block, { expanded: true, domParser });
    } catch {
      return {};
    }
  });
  const exif = Object.assign({}, ...blocks.map((block) => block.exif));
  return Object.assign({}, ...blocks, { exif });
}

/** When the shutter opened, before when the file was made or saved; a camera's own words before a program's. */
function readDate({ exif, xmp, iptc }: Tags, content: ArrayBuffer): PhotoFacts['date'] {
  const zone = (text: string | undefined) => parseOffset(text ?? exif?.OffsetTime);
  const time = iptc?.['Time Created'] ? `T${iptc['Time Created']}` : '';
  const candidates = [
    ['exif', parseCameraDate(exif?.DateTimeOriginal, zone(exif?.OffsetTimeOriginal))],
    ['exif', parseCameraDate(exif?.DateTimeDigitized, zone(exif?.OffsetTimeDigitized))],
    ['exif', readThermalDate(content)],
    ['xmp', parseCameraDate(xmp?.DateTimeOriginal)],
    ['iptc', parseCameraDate(iptc?.['Date Created'] && `${iptc['Date Created']}${time}`)],
    ['xmp', parseCameraDate(xmp?.DateCreated)],
    ['xmp', parseCameraDate(xmp?.CreateDate)],
    ['exif', parseCameraDate(exif?.DateTime, zone(undefined))],
  ] as const;
  for (const [takenAtSource, date] of candidates) if (date) return { ...date, takenAtSource };
  return null;
}

/** Orientations 5 to 8 lie on their side (EXIF 2.32, tag 0x0112). */
function uprightSize({ exif }: Tags): PhotoFacts['size'] {
  if (!exif?.PixelXDimension || !exif.PixelYDimension) return null;
  const [width, height] = [exif.PixelXDimension, exif.PixelYDimension];
  return (exif.Orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
}

/** Never throws: a picture without readable tags is still a picture. */
export async function readPhoto(file: Blob): Promise<PhotoFacts> {
  const content = await file.slice(0, READ_LIMIT).arrayBuffer();
  const raw = readTags(content);
  const tags = tagsSchema.parse(raw);
  const { exif, gps, Thumbnail: thumbnail } = tags;
  const { 'Image Width': width, 'Image Height': height } = tags.file ?? {};
  return {
    date: readDate(tags, content),
    place: gps ? { latitude: gps.Latitude, longitude: gps.Longitude } : null,
    camera: cameraName(exif?.Make, exif?.Model),
    caption: readCaption(captionTagsSchema.parse(raw)),
    livePhotoId: exif?.MakerNote ? readLivePhotoId(exif.MakerNote) : null,
    size: uprightSize(tags),
    storedSize: width && height ? { width, height } : null,
    embeddedThumbnail: thumbnail ? new Blob([thumbnail.image], { type: 'image/jpeg' }) : null,
  };
}
