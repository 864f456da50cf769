/** The one decoder of this thread for what the browser does not decode. */
import { systemClock } from '#shared/clock.ts';
import { createForeignDecoder } from './foreignDecoder.ts';

export const decodeForeign = createForeignDecoder(
  () => new Worker(new URL('./foreign.worker.ts', import.meta.url), { type: 'module' }),
  systemClock,
);
