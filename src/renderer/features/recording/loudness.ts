/** In decibels below full scale: what counts as nothing. */
const FLOOR = -60;

/** How loud samples between -1 and 1 are, as a share of the scale that ears use: 0 for silence, 1 for the loudest. */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length);
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR));
}
