/** What a person would find if everything were given today: composed by what the release composes with. */
import type { CallableOutput } from '#shared/callables/contract.ts';
import { releasesPreview } from '#shared/callables/releases.ts';
import { grantedItemSchema } from '#shared/legacy/grantDocument.ts';
import { grantStateOf } from '#shared/legacy/grantState.ts';
import { stagesOf, type Wish } from '#shared/legacy/wish.ts';
import { policySchema, usualPolicy } from '#shared/lifeVerification/policy.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
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
import { type Library, readLibrary } from './readLibrary.ts';
import { verificationOf } from './releaseDocument.ts';
import { type Calendar, momentOf } from './whenItComes.ts';

/** Of an owner who has not set anything up, what is offered to them. */
const rulesSchema = policySchema
  .pick({ timeZone: true, stageDelayDays: true })
  .catch(() => usualPolicy('UTC'));

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
    const rules = rulesSchema.parse(life.get('life.policy'));
    const calendar = { birthDate: person.birthDate, timeZone: rules.timeZone };
    const { received, vault } = composeStage({
      ownerName: ownerNameOf(owner),
      person,
      stages: stagesOf(person.wishes, person.sealedLetterCount).map((stage) => ({
        stage,
        givenAt: new Date(clock.now()),
      })),
      library,
      calendar,
      now: clock.now(),
    });
    const grant = grantFrom(storedGrant);
    const state = grantStateOf(grant, person, contactsFrom(contacts));
    const vaultItemIds: VaultItemId[] = [];
    if (grant) {
      const locked = grantedItemsOf(firestore, uid)
        .where('beneficiaryId', '==', beneficiaryId)
        .where('number', '==', grant.number);
      for await (const stored of inPages(locked)) {
        const { vaultItemId } = grantedItemSchema.parse(stored.data());
        if (isOpenItem(vault, vaultItemId)) vaultItemIds.push(vaultItemId);
      }
    }
    return {
      received: {
        ...received,
        stages: received.stages.map(({ stage }) => ({ stage, afterDays: rules.stageDelayDays[stage] })),
      },
      later: laterOf(person.wishes, library, calendar, clock.now()),
      goneCount: person.wishes.filter((wish) => isGone(wish, library)).length,
      vaultItemIds,
      isGrantBroken: state.is === 'broken',
      isTimeLockOnly: state.is === 'time-lock-only',
    };
  },
});

type Later = CallableOutput<typeof releasesPreview>['later'];

function laterOf(wishes: readonly Wish[], { hasClone }: Library, calendar: Calendar, now: number): Later {
  const never = Number.POSITIVE_INFINITY;
  return wishes
    .map((wish) => ({ ...wish, comesAt: momentOf(wish.when, calendar) }))
    .filter(({ thing, comesAt }) => (thing.is !== 'clone' || hasClone) && (comesAt ?? never) > now)
    .toSorted((one, other) => (one.comesAt ?? never) - (other.comesAt ?? never) || 0);
}

function isGone({ thing }: Wish, { albumIds, items }: Library): boolean {
  if (thing.is === 'album') return !albumIds.has(thing.albumId);
  return thing.is === 'media-item' && !albumIds.has(items.get(thing.mediaItemId)?.albumId ?? '');
}
