/** What a file is to whoever looks at it, by what the browser called it and by its name. */
import type { Attachment } from '#shared/vault/content.ts';

export type FileKind = 'picture' | 'pdf' | 'audio' | 'film' | 'text' | 'other';

/** What the browser is told of a file with such a name, whatever the file was called when it was added. */
const typesOfExtension: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpe: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  heic: 'image/heic',
  heif: 'image/heic',
  hif: 'image/heic',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  dng: 'image/x-adobe-dng',
  cr2: 'image/x-canon-cr2',
  cr3: 'image/x-canon-cr3',
  raf: 'image/x-fujifilm-raf',
  nef: 'image/x-nikon-nef',
  orf: 'image/x-olympus-orf',
  rw2: 'image/x-panasonic-rw2',
  arw: 'image/x-sony-arw',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  weba: 'audio/webm',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mkv: 'video/x-matroska',
  '3gp': 'video/3gpp',
  pdf: 'application/pdf',
};
const texts = new Set(['txt', 'md', 'csv', 'tsv', 'json', 'xml', 'log', 'ics', 'vcf']);

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Only what is shown as it is: a page or a drawing that could run something is not among them. */
export function kindOfFile({ name, contentType }: Pick<Attachment, 'name' | 'contentType'>): FileKind {
  const extension = extensionOf(name);
  return texts.has(extension) ? 'text' : kindOfType(typesOfExtension[extension] ?? contentType);
}

function kindOfType(contentType: string): FileKind {
  if (contentType === 'application/pdf') return 'pdf';
  if (contentType === 'text/plain') return 'text';
  // A drawing (`image/svg+xml`) is a page.
  if (!/^(image|audio|video)\/[a-z0-9.-]+$/i.test(contentType)) return 'other';
  if (contentType.startsWith('image/')) return 'picture';
  return contentType.startsWith('audio/') ? 'audio' : 'film';
}

/**
 * What the browser is told of the bytes of a picture, a film or a recording: never a type that it opens as a page, since a
 * player's source can be opened by itself.
 */
export function typeForViewing({ name, contentType }: Pick<Attachment, 'name' | 'contentType'>): string {
  const told = typesOfExtension[extensionOf(name)] ?? contentType;
  return ['picture', 'audio', 'film'].includes(kindOfType(told)) ? told : 'application/octet-stream';
}
