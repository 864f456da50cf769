/** Addresses of the gallery: one album of it, or one picture open in it. */
import { routes } from '#shared/routes.ts';

export const ALBUM_PARAMETER = 'album';
export const PICTURE_PARAMETER = 'picture';

export function visualsLink(place: { readonly album?: string; readonly picture?: string }): string {
  const query = new URLSearchParams();
  if (place.album) query.set(ALBUM_PARAMETER, place.album);
  if (place.picture) query.set(PICTURE_PARAMETER, place.picture);
  const text = query.toString();
  return text ? `${routes.demoVisuals.path}?${text}` : routes.demoVisuals.path;
}
