const letters = new TextDecoder('latin1');

/**
 * Recorders write an MP4 of voice under the brand of films, and everybody who looks at its first bytes takes it for one.
 * This names the brand that is registered for sound alone; what is no MP4 stays as it is.
 */
export async function sayItIsSound(recording: Blob): Promise<Blob> {
  const box = letters.decode(await recording.slice(4, 8).arrayBuffer());
  if (box !== 'ftyp') return recording;
  return new Blob([recording.slice(0, 8), 'M4A ', recording.slice(12)], { type: recording.type });
}
