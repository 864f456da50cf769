/** Leaves people things: shown at once, saved at once, undone as often as wanted; what another device did meanwhile is told. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { type Beneficiary, beneficiaryWordsSchema } from '#shared/legacy/beneficiary.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import { watchUnsaved } from '#ui/form/unsaved.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { saveBeneficiary, saveWishes } from '../api.ts';
import { peopleKeys } from '../peopleKeys.ts';
import { matrixMessages } from './messages.ts';
import { WishSaver } from './WishSaver.ts';
import { applyChanges, inverse, type WishChange } from './wishChanges.ts';

export interface Wishes {
  /** `said` is told with an Undo; without it the change speaks for itself. */
  readonly change: (changes: readonly WishChange[], said?: string) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
  readonly isSaving: boolean;
  /** Throws CallableError. */
  readonly saveBirthDate: (beneficiaryId: BeneficiaryId, birthDate: string) => Promise<void>;
}

export function useWishes(userId: UserId): Wishes {
  const client = useQueryClient();
  const messages = useMessages(matrixMessages);
  const explain = useExplain();
  const [isSaving, setSaving] = useState(false);
  const [done, setDone] = useState<readonly (readonly WishChange[])[]>([]);
  const latest = useRef({ messages, explain });
  latest.current = { messages, explain };

  const { saver, edit, shown } = useMemo(() => {
    const key = peopleKeys.beneficiaries(userId);
    const shown = () => client.getQueryData<readonly Beneficiary[]>(key) ?? [];
    const edit = (change: (person: Beneficiary) => Beneficiary) =>
      client.setQueryData<readonly Beneficiary[]>(key, (people) => people?.map(change));
    const tell = (message: string) => showToast({ message, tone: 'error' });
    const saver = new WishSaver({
      read: (id) => shown().find((person) => person.id === id) ?? null,
      send: saveWishes,
      onSaved: (id, revision) => edit((person) => (person.id === id ? { ...person, revision } : person)),
      onConflict: (ids: readonly BeneficiaryId[]) => {
        const names = shown().flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
        tell(latest.current.messages.changedElsewhere(names.join(', ')));
        setDone([]);
        void client.invalidateQueries({ queryKey: peopleKeys.all(userId) });
      },
      onFailure: (error) => {
        showToast({ message: latest.current.explain(error), tone: 'error' });
        setDone([]);
        void client.invalidateQueries({ queryKey: peopleKeys.all(userId) });
      },
      onIdle: () => setSaving(false),
    });
    return { saver, edit, shown };
  }, [client, userId]);

  useEffect(() => watchUnsaved(() => saver.isBusy), [saver]);

  async function apply(changes: readonly WishChange[]) {
    // What is being read was written before this.
    const reading = client.cancelQueries({ queryKey: peopleKeys.beneficiaries(userId) });
    edit((person) => {
      const own = changes.filter(({ beneficiaryId }) => beneficiaryId === person.id);
      return own.length === 0 ? person : { ...person, wishes: [...applyChanges(person.wishes, own)] };
    });
    setSaving(true);
    await reading;
    saver.save(new Set(changes.map(({ beneficiaryId }) => beneficiaryId)));
  }

  function takeBack(changes: readonly WishChange[]) {
    setDone((list) => list.filter((other) => other !== changes));
    void apply(inverse(changes));
  }

  return {
    change(changes, said) {
      if (changes.length === 0) return;
      setDone((list) => [...list, changes]);
      void apply(changes);
      if (said === undefined) return;
      const action = { label: messages.undo, onAction: () => takeBack(changes) };
      showToast({ message: said, action });
    },
    undo() {
      const last = done.at(-1);
      if (last) takeBack(last);
    },
    canUndo: done.length > 0,
    isSaving,
    async saveBirthDate(beneficiaryId, birthDate) {
      await saver.whenIdle();
      const person = shown().find(({ id }) => id === beneficiaryId);
      if (!person) return;
      const words = beneficiaryWordsSchema.parse({ ...person, birthDate });
      const { revision } = await saveBeneficiary(beneficiaryId, person.revision, words);
      edit((other) => (other.id === beneficiaryId ? { ...other, birthDate, revision } : other));
    },
  };
}
