/**
 * The demo family as a visitor sees it: the very documents of the demo account, read and never written. What is said
 * in French stands beside the English in each document's `french` field.
 */
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { demoReadFamily } from '#shared/callables/demo.ts';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { LAUNCH_CONFIG_PATH } from '#shared/domain/launchConfig.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { albumsOf, itemsOf, profileOf } from '../library/index.ts';

export const readFamily = defineHandler(demoReadFamily, {
  access: 'visitor',
  effect: 'reads',
  run: async ({ language }, { services: { firestore } }) => {
    const [launch, profile] = await firestore.getAll(
      firestore.doc(LAUNCH_CONFIG_PATH),
      profileOf(firestore, DEMO_FAMILY_UID),
    );
    if (launch?.get('demoEnabled') !== true || !profile?.exists) {
      throw new Refusal('not-available', 'The demo is closed just now.');
    }
    const [albums, pictures] = await Promise.all([
      albumsOf(firestore, DEMO_FAMILY_UID).where('trashedAt', '==', null).get(),
      itemsOf(firestore, DEMO_FAMILY_UID).where('state', '==', 'ready').where('kind', '==', 'photo').get(),
    ]);
    const told = (document: DocumentSnapshot) => tellIn(language, document);
    const family = familySchema.parse(told(profile));
    return {
      name: family.name,
      about: family.bio,
      members: family.members,
      plan: family.plan,
      storageUsed: family.storageUsed,
      storageLimit: family.storageLimit,
      albums: albums.docs
        .map((album) => albumShape.parse(told(album)))
        .toSorted((one, other) => one.position - other.position),
      pictures: pictures.docs
        .map((picture) => pictureShape.parse(told(picture)))
        .toSorted((one, other) => (one.takenAt < other.takenAt ? -1 : 1)),
    };
  },
});

const familySchema = z.object({
  name: z.string(),
  bio: z.string(),
  members: demoReadFamily.output.shape.members,
  plan: z.string(),
  storageUsed: z.number(),
  storageLimit: z.number(),
});
const albumShape = demoReadFamily.output.shape.albums.element;
const pictureShape = demoReadFamily.output.shape.pictures.element;

/** A document's fields with its id, its instants as text, and its French words in place of the English when asked. */
function tellIn(language: 'en' | 'fr', document: DocumentSnapshot): Record<string, unknown> {
  const { french, ...fields } = document.data() ?? {};
  const words: Record<string, unknown> = {
    id: document.id,
    ...fields,
    ...(language === 'fr' && typeof french === 'object' ? french : {}),
  };
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );
}
