/** What a file's name promises. What a file really is, the upload reads from its first bytes. */

const stills =
  'jpe?g|jpe|jfif|png|webp|avif|gif|hei[cf]|hif|bmp|tiff?|jxl|psd|dng|cr[23w]|raf|nef|nrw|orf|rw2|arw|sr[2fw]|pef|raw|x3f|3fr|mpo';
const films = 'mp4?|mov|m4v|qt|webm|mkv|avi|mpe?g|mts|m2ts?|ts|3gp|3g2|ogv|wmv|asf|flv|mod|vob|insv|lrv';
const others = 'mp3|m4a|wav|ogg|oga|opus|flac|aac|aiff?|amr|wma|pdf';

// Bounded: put together from these lists, each tried once at the end of a name.
const stillName = new RegExp(`\\.(?:${stills})(?:~\\d+)?$`, 'i');
// Bounded: likewise.
const filmName = new RegExp(`\\.(?:${films})(?:~\\d+)?$`, 'i');
// Bounded: likewise.
const mediaName = new RegExp(`\\.(?:${stills}|${films}|${others})(?:~\\d+)?$`, 'i');

export const isStillName = (name: string): boolean => stillName.test(name);
export const isFilmName = (name: string): boolean => filmName.test(name);
export const isMediaName = (name: string): boolean => mediaName.test(name);

/** Without its extension, and without the dot before it. */
export function stemOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

/** With its dot; empty where there is none. */
export const extensionOf = (name: string): string => name.slice(stemOf(name).length);

/** How names are compared that one program may have written and another changed. */
export const foldName = (name: string): string => name.normalize('NFC').toLowerCase();
