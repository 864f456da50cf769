/** The one file inspector of this page. */
import { systemClock } from '#shared/clock.ts';
import { createFileInspector } from './fileInspector.ts';

export const inspectInWorker = createFileInspector({
  clock: systemClock,
  start: () => new Worker(new URL('./inspect.worker.ts', import.meta.url), { type: 'module' }),
  inspectHere: async (file, options) => (await import('./inspectFile.ts')).inspectFile(file, options),
});
