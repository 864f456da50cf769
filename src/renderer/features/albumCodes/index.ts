/** Printed codes of an album: as the album's page opens them, and as others choose among them. */
import { onceOpened } from '#ui/onceOpened.tsx';

export { useActiveCodes } from './useCodes.ts';

export const CodesDialog = onceOpened(async () => (await import('./CodesDialog.tsx')).CodesDialog);
