/** What a file is to whoever looks at it, by what the browser called it and by its name. */
import type { Attachment } from '#shared/vault/content.ts';

export type FileKind = 'picture' | 'pdf' | 'audio' | 'film' | 'text' | 'other';

const kindOfExtension: Readonly<Record<string, FileKind>> = {
  ...of('picture', 'jpg jpeg jpe png gif webp avif bmp heic heif hif tif tiff'),
  ...of('pdf', 'pdf'),
  ...of('audio', 'mp3 m4a aac wav ogg oga opus flac weba'),
  ...of('film', 'mp4 m4v mov webm ogv mkv 3gp'),
  ...of('text', 'txt md csv tsv json xml log ics vcf'),
};

function of(kind: FileKind, extensions: string): Record<string, FileKind> {
  return Object.fromEntries(extensions.split(' ').map((extension) => [extension, kind]));
}

const typesOfExtension: Readonly<Record<string, string>> = {
  heic: 'image/heic',
  heif: 'image/heic',
  hif: 'image/heic',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  mov: 'video/mp4',
  m4v: 'video/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
};

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Only what is shown as it is: a page or a drawing that could run something is not among them. */
export function kindOfFile({ name, contentType }: Pick<Attachment, 'name' | 'contentType'>): FileKind {
  const byName = kindOfExtension[extensionOf(name)];
  if (byName) return byName;
  if (contentType === 'application/pdf') return 'pdf';
  if (contentType.startsWith('image/') && contentType !== 'image/svg+xml') return 'picture';
  if (contentType.startsWith('audio/')) return 'audio';
  if (contentType.startsWith('video/')) return 'film';
  return contentType === 'text/plain' ? 'text' : 'other';
}

/** What the browser is told of the bytes. */
export function typeForViewing({ name, contentType }: Pick<Attachment, 'name' | 'contentType'>): string {
  return typesOfExtension[extensionOf(name)] ?? contentType;
}
