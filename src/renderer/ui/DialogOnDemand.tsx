/** `Dialog` for pages that have other things to show first. */
import { onceOpened } from './onceOpened.tsx';

export const DialogOnDemand = onceOpened(async () => (await import('./Dialog.tsx')).Dialog);
