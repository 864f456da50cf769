/** Where a sentence was taken from (shared/callables/conversations.ts): only what was cited to the one who asks, while they may hear it. */
import { z } from 'zod';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { conversationsOpenSource } from '#shared/callables/conversations.ts';
import type { MemorySource } from '#shared/clone/passage.ts';
import { sessionIdOf } from '../access/index.ts';
import type { Caller } from '../caller.ts';
import { readHearing } from '../clone/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { itemFrom, itemsOf } from '../library/index.ts';
import type { Services } from '../services.ts';
import { indexOf } from './answer/passageCache.ts';
import { readHeld } from './conversationDocument.ts';
import { isNeverDiscussed } from './question/neverDiscussed.ts';

type Answer = CallableOutput<typeof conversationsOpenSource>;

const LINK_LIFETIME = 10 * 60_000;
/** The path of a picture that was drawn smaller, which every browser shows. */
const drawnSchema = z.string().nullable().catch(null);

export const openSource = defineHandler(conversationsOpenSource, {
  access: 'user',
  effect: 'reads',
  run: async (input, { caller, services }): Promise<Answer> => {
    const { firestore } = services;
    const { uid } = caller;
    const { ownerId, passageId } = input;
    const neverDiscussed = await firestore.runTransaction(
      async (transaction) => {
        const { exchanges, underway } = await readHeld(transaction, firestore, input, uid);
        const heard = await readHearing(transaction, services, uid, ownerId);
        if (!heard) throw new Refusal('clone-closed', 'It does not speak.', { silence: 'gone' });
        // What was told stays the owner's to look at.
        if (heard.silence !== null && heard.hearing !== 'owner') {
          throw new Refusal('clone-closed', 'It does not speak now.', { silence: heard.silence });
        }
        const shown = [...exchanges, ...(underway ? [underway] : [])].flatMap(({ sentences }) => sentences);
        if (!shown.some((sentence) => sentence.passageId === passageId)) throw notThere();
        return heard.settings.personality.neverDiscussed;
      },
      { readOnly: true },
    );
    // Through the index: what its owner removed since is not shown any more.
    const { entries } = await indexOf(services, ownerId);
    const passage = entries.find((entry) => entry.passage.id === passageId)?.passage;
    if (!passage || isNeverDiscussed(passage, neverDiscussed)) throw notThere();
    const { id, text, language, context, when, source } = passage;
    return {
      passage: { id, text, language, context, when, source },
      media: await linkMedia(services, caller, ownerId, source),
    };
  },
});

const notThere = () => new Refusal('not-found', 'This source is no longer there.');

/** The recording, or the picture as large as a page shows it. Null where there is none, or it is in the trash. */
async function linkMedia(
  services: Services,
  caller: Caller,
  ownerId: string,
  source: MemorySource,
): Promise<Answer['media']> {
  if (source.is !== 'answer' && source.is !== 'caption') return null;
  if (source.mediaItemId === null) return null;
  const stored = await itemsOf(services.firestore, ownerId).doc(source.mediaItemId).get();
  const item = itemFrom(stored);
  if (!item || item.kind === 'letter' || item.state !== 'ready') return null;
  const picture = item.kind === 'photo' ? drawnSchema.parse(stored.get('thumbnails.large')) : null;
  const expiresAt = services.clock.now() + LINK_LIFETIME;
  return {
    url: await services.signedLink(picture ?? item.storagePath, {
      expiresAt,
      session: { uid: caller.uid, sessionId: sessionIdOf(caller) },
    }),
    contentType: picture === null ? item.contentType : 'image/*',
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
