/** Printed codes of an album, as the album's page opens them. */
import { onceOpened } from '#ui/onceOpened.tsx';

export const CodesDialog = onceOpened(async () => (await import('./CodesDialog.tsx')).CodesDialog);
