/**
 * What decodes could not be fetched, which says nothing of the file. Where it passes from thread to thread, only its
 * name remains.
 */
export class DecoderNotLoadedError extends Error {
  override readonly name = 'DecoderNotLoadedError';
}

export function isDecoderNotLoaded(error: unknown): boolean {
  return error instanceof Error && error.name === 'DecoderNotLoadedError';
}
