/** What a recording is kept in, and what its file is called. */

export type RecordingKind = 'voice' | 'film';

/** What every browser plays stands before what only some do. */
const containers: Readonly<Record<RecordingKind, readonly string[]>> = {
  voice: ['audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm;codecs=opus', 'audio/webm'],
  film: ['video/mp4', 'video/webm;codecs=vp9,opus', 'video/webm'],
};

/** Null where this browser records none of them. */
export function containerFor(kind: RecordingKind, isSupported: (type: string) => boolean): string | null {
  return containers[kind].find(isSupported) ?? null;
}

const endings: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** By the moment at which it began, so that no two of an album are called the same. */
export function recordingName(word: string, container: string, begunAt: Date): string {
  const [type = ''] = container.split(';');
  const moment = begunAt.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.');
  return `${word} ${moment}.${endings[type] ?? 'webm'}`;
}
