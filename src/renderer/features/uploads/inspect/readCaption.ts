/** The words that people put into a picture with other programs, without what cameras fill in by themselves. */
import { z } from 'zod';

const described = z
  .object({ description: z.string() })
  .transform(({ description }) => description)
  .optional()
  .catch(undefined);
const comment = z
  .object({ description: z.string(), value: z.array(z.number()).catch([]) })
  .optional()
  .catch(undefined);

export const captionTagsSchema = z.object({
  exif: z
    .object({ ImageDescription: described, XPTitle: described, XPComment: described, UserComment: comment })
    .optional()
    .catch(undefined),
  iptc: z.object({ 'Caption/Abstract': described }).optional().catch(undefined),
  xmp: z.object({ description: described }).optional().catch(undefined),
});
type CaptionTags = z.infer<typeof captionTagsSchema>;

/** What makers write into every picture. */
const filler = /\b(?:digital ?camera|digital ?still ?camera|dsc|dcim|exif_jpeg_picture)\b/i;
/** A name of a file, a maker's name, a number: nothing of what the picture shows. */
const nameOnly = /^(?:samsung|default|untitled|screenshot|[a-z_]{0,5}[-_]?\d*)$/i;

/** Nothing longer is a name. */
const LONGEST_NAME = 80;
/** A maker's name and a model: every word a number, a code or a product line. */
// Bounded: asked of at most LONGEST_NAME characters.
const cameraName =
  /^(?=.*\d)(?:canon|nikon|sony|olympus|kodak|fuji(?:film)?|panasonic|casio|pentax|(?:konica )?minolta|samsung|leica|ricoh|sanyo|apple|google|huawei|nokia|hp)(?:[ -]+(?:[^\s-]*\d[^\s-]*|eos|powershot|ixus|coolpix|easyshare|finepix|lumix|cyber-?shot|iphone|ipad|galaxy|pixel|digital|zoom|mark|pro|plus|max|mini|[ivx]+)){1,6}$/i;

/** What scanners and old viewers write about the file itself, in the languages they are sold in. */
// Bounded: asked of at most LONGEST characters, where it takes a millisecond.
const technicalField =
  /(?:^|[\n\r,;])\s*(?:file ?(?:name|size|date)|dateiname|dateigröße|dateigroesse|dateidatum|(?:nom|taille) (?:du |de )?fichier|image (?:size|width|height)|bildgröße|auflösung|resolution|résolution|camera(?: (?:make|model))?|kamera\w*|exposure(?: time)?|belichtung\w*|shutter(?: speed)?|aperture|blende|brennweite|focal length|iso(?:[- ]\w+)?|flash|blitz|software|make|model)\s*[:=]/gi;

function isAboutTheFile(text: string): boolean {
  return [...text.matchAll(technicalField)].length >= 2;
}

const LONGEST = 2_000;

function clean(text: string | undefined): string {
  const trimmed = (text ?? '').slice(0, LONGEST).replaceAll('\0', ' ').trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes that are no text
  if (/[\x01-\x08\x0e-\x1f\x7f\ufffd]/.test(trimmed) || trimmed.startsWith('[')) return '';
  const isMachineWritten =
    filler.test(trimmed) ||
    nameOnly.test(trimmed) ||
    (trimmed.length <= LONGEST_NAME && cameraName.test(trimmed)) ||
    isAboutTheFile(trimmed);
  return isMachineWritten ? '' : trimmed;
}

/** EXIF 2.32, tag 0x9286: eight bytes name the encoding, the text follows; `UNICODE` is UTF-16 of either order. */
function decodeComment(tag: NonNullable<CaptionTags['exif']>['UserComment']): string {
  if (!tag) return '';
  const [name, text] = [tag.value.slice(0, 7), new Uint8Array(tag.value.slice(8))];
  if (String.fromCharCode(...name) !== 'UNICODE') return tag.description;
  const isBigEndian = text.indexOf(0) % 2 === 0;
  return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(text);
}

/** The first that has words: a caption of a cataloguing program before what stands in older fields. */
export function readCaption({ exif, iptc, xmp }: CaptionTags): string {
  const candidates = [
    xmp?.description,
    iptc?.['Caption/Abstract'],
    exif?.ImageDescription,
    exif?.XPComment,
    decodeComment(exif?.UserComment),
    exif?.XPTitle,
  ];
  for (const candidate of candidates) {
    const caption = clean(candidate);
    if (caption) return caption;
  }
  return '';
}
