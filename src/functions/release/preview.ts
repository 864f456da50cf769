/** What a person would find if everything were given today: composed by what the release composes with. */
import { z } from 'zod';
import { releasesPreview } from '#shared/callables/releases.ts';
import { grantedItemSchema } from '#shared/legacy/grantDocument.ts';
import { grantStateOf } from '#shared/legacy/grantState.ts';
import { stagesOf } from '#shared/legacy/wish.ts';
import { defineHandler } from '../handler.ts';
import { inPages } from '../inPages.ts';
import {
  beneficiariesOf,
  beneficiaryFrom,
  contactsFrom,
  contactsOf,
  grantedItemsOf,
  grantFrom,
  grantOf,
  ownerNameOf,
  subjectNotFound,
} from '../peopleDocuments/index.ts';
import { composeStage, isOpenItem } from './composeStage.ts';
import { readLibrary } from './readLibrary.ts';
import { verificationOf } from './releaseDocument.ts';

/** Of an owner who has not set anything up. */
const zoneSchema = z.string().catch('UTC');

export const preview = defineHandler(releasesPreview, {
  access: 'user',
  effect: 'reads',
  run: async ({ beneficiaryId }, { caller: { uid }, services }) => {
    const { firestore, clock } = services;
    const person = beneficiaryFrom(await beneficiariesOf(firestore, uid).doc(beneficiaryId).get());
    if (!person) throw subjectNotFound({ role: 'beneficiary' });
    const [owner, life, storedGrant, contacts, library] = await Promise.all([
      firestore.doc(`users/${uid}`).get(),
      verificationOf(services, uid).get(),
      grantOf(firestore, uid, beneficiaryId).get(),
      contactsOf(firestore, uid).get(),
      readLibrary(services, uid, person),
    ]);
    const { received, vault } = composeStage({
      ownerName: ownerNameOf(owner),
      person,
      stages: stagesOf(person.wishes, person.sealedLetterCount).map((stage) => ({
        stage,
        givenAt: new Date(clock.now()),
      })),
      library,
      calendar: {
        birthDate: person.birthDate,
        timeZone: zoneSchema.parse(life.get('life.policy.timeZone')),
      },
      now: clock.now(),
    });
    const grant = grantFrom(storedGrant);
    const state = grantStateOf(grant, person, contactsFrom(contacts));
    let vaultItemCount = 0;
    if (grant) {
      const locked = grantedItemsOf(firestore, uid)
        .where('beneficiaryId', '==', beneficiaryId)
        .where('number', '==', grant.number);
      for await (const stored of inPages(locked)) {
        if (isOpenItem(vault, grantedItemSchema.parse(stored.data()).vaultItemId)) vaultItemCount += 1;
      }
    }
    return {
      received: { ...received, stages: received.stages.map(({ stage }) => ({ stage })) },
      vaultItemCount,
      isGrantBroken: state.is === 'broken',
      isTimeLockOnly: state.is === 'time-lock-only',
    };
  },
});
