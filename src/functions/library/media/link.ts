/** A short-lived link to one original, for players and savers that cannot send the person's token. */
import { mediaLink } from '#shared/callables/media.ts';
import { sessionIdOf } from '../../access/index.ts';
import { Refusal } from '../../errors.ts';
import { defineHandler } from '../../handler.ts';
import { itemsOf } from '../albums/albumDocument.ts';
import { itemFrom } from './itemDocument.ts';

/** Long enough for a long film, in milliseconds. */
const LINK_LIFETIME = 60 * 60_000;

export const link = defineHandler(mediaLink, {
  access: 'user',
  effect: 'reads',
  run: async ({ itemId, asDownload }, { caller, services }) => {
    const item = itemFrom(await itemsOf(services.firestore, caller.uid).doc(itemId).get());
    if (!item || item.kind === 'letter' || item.state === 'reserved') {
      throw new Refusal('media-item-not-found', 'This memory is no longer there.');
    }
    const expiresAt = services.clock.now() + LINK_LIFETIME;
    const url = await services.signedLink(item.storagePath, {
      expiresAt,
      session: { uid: caller.uid, sessionId: sessionIdOf(caller) },
      ...(asDownload ? { downloadName: item.fileName } : {}),
    });
    return { url, expiresAt: new Date(expiresAt).toISOString() };
  },
});
