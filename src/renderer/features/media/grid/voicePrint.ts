/** Bars of a recording's tile, as an SVG path in a box of 96 by 32. The same file always draws the same bars. */

const BARS = 24;
const WIDTH = 96;
const MIDDLE = 16;

export function voicePrint(sha256: string): string {
  const step = WIDTH / BARS;
  return Array.from({ length: BARS }, (_, bar) => {
    const byte = Number.parseInt(sha256.slice(bar * 2, bar * 2 + 2), 16) || 0;
    // Speech swells and fades: a hash alone would look like noise.
    const swell = 0.45 + 0.55 * Math.sin((Math.PI * (bar + 0.5)) / BARS);
    const half = 1 + (byte / 255) * (MIDDLE - 3) * swell;
    const x = (bar + 0.5) * step;
    return `M${x} ${(MIDDLE - half).toFixed(1)}V${(MIDDLE + half).toFixed(1)}`;
  }).join('');
}
