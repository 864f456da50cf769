/** Inks that a reader tells from white paper; `inks.test.ts` measures them. */
import { PLAIN_STYLE } from '#shared/domain/albumCode.ts';

export const inks = [
  { name: 'darkInk', value: PLAIN_STYLE.ink },
  { name: 'wineInk', value: '#6b1d38' },
  { name: 'greenInk', value: '#0b3d2e' },
  { name: 'blueInk', value: '#1d2f57' },
  { name: 'blackInk', value: '#000000' },
] as const;
