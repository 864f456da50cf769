/** A short-lived link to the original of a received item: what `media-link` is to its owner. */
import { releasesLinkItem } from '#shared/callables/releases.ts';
import { sessionIdOf } from '../access/index.ts';
import { defineHandler } from '../handler.ts';
import { itemFrom, itemsOf } from '../library/index.ts';
import { nothingReceived, readOwnReceived } from './ownReceived.ts';

/** Long enough for a long film, in milliseconds. */
const LINK_LIFETIME = 60 * 60_000;

export const linkItem = defineHandler(releasesLinkItem, {
  access: 'user',
  effect: 'reads',
  run: async ({ ownerId, itemId, asDownload }, { caller, services }) => {
    const { firestore, clock } = services;
    const { received } = await readOwnReceived(services, caller.uid, ownerId, 'instructions');
    const item = itemFrom(await itemsOf(firestore, ownerId).doc(itemId).get());
    const albumIds: readonly string[] = received.albumIds;
    const isReceived = item && (received.mediaItemIds.includes(itemId) || albumIds.includes(item.albumId));
    if (!isReceived || item.kind === 'letter' || item.state !== 'ready') throw nothingReceived();
    const expiresAt = clock.now() + LINK_LIFETIME;
    const address = await services.signedLink(item.storagePath, {
      expiresAt,
      session: { uid: caller.uid, sessionId: sessionIdOf(caller) },
      ...(asDownload ? { downloadName: item.fileName } : {}),
    });
    return { address, byteCount: item.byteCount, expiresAt };
  },
});
