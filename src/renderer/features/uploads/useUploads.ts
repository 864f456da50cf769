/** The queue as components see it. */
import { useSyncExternalStore } from 'react';
import type { Upload } from './upload.ts';
import { uploads } from './uploads.ts';

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(uploads.subscribe, uploads.snapshot);
}
