/** Where everything that was deleted waits. Said wherever room runs out, because the trash takes room too. */
import { routes } from '#shared/routes.ts';

export const TRASH_LINK = `${routes.albums.path}?view=trash`;
