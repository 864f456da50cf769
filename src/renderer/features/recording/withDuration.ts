import { logWarning } from '#platform/logging/logger.ts';

/** In bytes: beyond it a second copy would not fit into the memory of a phone. */
const LARGEST = 200 * 1024 * 1024;

/**
 * Recorders write a file before they know how long it will be, and players show no length and cannot jump in it. This
 * writes the same sound and pictures anew with their duration; what cannot be read stays as it was recorded.
 */
export async function withDuration(recording: Blob): Promise<Blob> {
  if (recording.size > LARGEST) return recording;
  try {
    const { rewriteRecording } = await import('./rewriteRecording.ts');
    return await rewriteRecording(recording);
  } catch (error) {
    logWarning('A recording is kept without its duration', { type: recording.type }, error);
    return recording;
  }
}
