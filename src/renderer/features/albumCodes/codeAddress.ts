/** The address that a square holds, and the ids that make it unguessable. */
import { ALBUM_CODE_ID_BYTES, type AlbumCodeId, albumCodeIdSchema } from '#shared/domain/albumCode.ts';
import { pathTo } from '#shared/routes.ts';
import { siteAddress } from '#shared/siteAddress.ts';

interface Origins {
  /** Of the page: `app://` on the desktop, where nobody else's phone finds it. */
  readonly page: string;
  readonly siteOrigin?: string | undefined;
  readonly embeddedOrigin?: string | undefined;
  readonly projectId: string;
}

export function codeAddress(codeId: AlbumCodeId, origins: Origins): string {
  const { page, siteOrigin, embeddedOrigin, projectId } = origins;
  const known = siteAddress({ siteOrigin, backend: { embeddedOrigin, projectId } });
  const site = siteOrigin ?? (page.startsWith('http') ? page : known);
  return `${site}${pathTo('qrAlbum', { qrCodeId: codeId })}`;
}

export function newCodeId(): AlbumCodeId {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(ALBUM_CODE_ID_BYTES));
    const text = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    // The database keeps a few names for itself.
    const id = albumCodeIdSchema.safeParse(text);
    if (id.success) return id.data;
  }
}
