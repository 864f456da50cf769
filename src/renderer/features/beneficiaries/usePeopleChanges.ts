/** Everything the owner does with a beneficiary but leaving them things: saved, told, and undone where it can be. */
import { useQueryClient } from '@tanstack/react-query';
import { useExplain } from '#features/failures/index.ts';
import type { Invitee } from '#shared/callables/invitations.ts';
import type { UserId } from '#shared/domain/ids.ts';
import {
  type Beneficiary,
  type BeneficiaryWords,
  beneficiaryWordsSchema,
} from '#shared/legacy/beneficiary.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { removeBeneficiary, revokeInvitation, saveBeneficiary, sendInvitation } from './api.ts';
import { revokeLock } from './locks/revokeLock.ts';
import { matrixMessages } from './matrix/messages.ts';
import { peopleMessages } from './messages.ts';
import { peopleKeys } from './peopleKeys.ts';
import { sayNames } from './person/sayNames.ts';
import { restorePerson } from './restorePerson.ts';

export function usePeopleChanges(userId: UserId) {
  const client = useQueryClient();
  const messages = useMessages(peopleMessages);
  const texts = useMessages(matrixMessages);
  const language = useLanguage();
  const explain = useExplain();
  const refresh = () => client.invalidateQueries({ queryKey: peopleKeys.all(userId) });
  const tellFailure = (error: unknown) => {
    showToast({ message: explain(error), tone: 'error' });
    void refresh();
  };

  async function restore(person: Beneficiary): Promise<void> {
    const gone = await restorePerson(person);
    await refresh();
    const { restored, restoredWithout } = messages;
    showToast({ message: gone === 0 ? restored(person.name) : restoredWithout(person.name, gone) });
  }

  /** One who cannot be brought back keeps no other from it. */
  async function restoreAll(people: readonly Beneficiary[]): Promise<void> {
    for (const person of people) await restore(person).catch(tellFailure);
  }

  return {
    /** Throws CallableError. */
    async save(person: Beneficiary | null, words: BeneficiaryWords, id: BeneficiaryId): Promise<void> {
      await saveBeneficiary(id, person?.revision ?? 0, words);
      await refresh();
      showToast({ message: (person ? messages.saved : messages.added)(words.name) });
    },

    /** For many at once; what they were before is one press away. Those whom another device changed are told. */
    async setKnowing(people: readonly Beneficiary[], knowsNow: boolean): Promise<void> {
      const changed = people.filter((person) => person.knowsNow !== knowsNow);
      const saved: Beneficiary[] = [];
      let failure: unknown = null;
      for (const person of changed) {
        try {
          const words = beneficiaryWordsSchema.parse({ ...person, knowsNow });
          const { revision } = await saveBeneficiary(person.id, person.revision, words);
          saved.push({ ...person, knowsNow, revision });
        } catch (error) {
          failure = error;
        }
      }
      await refresh();
      if (failure !== null) tellFailure(failure);
      if (saved.length === 0) return;
      const said = knowsNow ? texts.nowMayKnow : texts.nowSilent;
      const onAction = () => void this.setKnowing(saved, !knowsNow);
      showToast({ message: said(sayNames(saved, language)), action: { label: messages.undo, onAction } });
    },

    /** Who was removed before another could not be is told, and can be brought back. */
    async remove(people: readonly Beneficiary[]): Promise<void> {
      const removed: Beneficiary[] = [];
      try {
        for (const person of people) {
          await revokeLock(userId, person.id);
          await removeBeneficiary(person.id);
          removed.push(person);
        }
      } catch (error) {
        tellFailure(error);
      }
      await refresh();
      if (removed.length === 0) return;
      const onAction = () => void restoreAll(removed);
      showToast({
        message: messages.removed(sayNames(removed, language)),
        action: { label: messages.undo, onAction },
      });
    },

    /** Throws CallableError. */
    async invite(invitee: Invitee, name: string, words: string): Promise<void> {
      await sendInvitation(invitee, words);
      await refresh();
      showToast({ message: messages.invitedToast(name) });
    },

    withdraw(invitee: Invitee, name: string): void {
      revokeInvitation(invitee).then(async () => {
        await refresh();
        showToast({ message: messages.withdrawn(name) });
      }, tellFailure);
    },

    tellFailure,
    refresh,
  };
}

export type PeopleChanges = ReturnType<typeof usePeopleChanges>;
