/** Everything the owner does with a trusted contact: saved, told, and undone where it can be. */
import { useQueryClient } from '@tanstack/react-query';
import { useExplain } from '#features/failures/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import {
  type TrustedContactDocument,
  type TrustedContactWords,
  trustedContactWordsSchema,
} from '#shared/legacy/trustedContact.ts';
import type { TrustedContactId } from '#shared/lifeVerification/people.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { removeContact, saveContact } from '../api.ts';
import { peopleMessages } from '../messages.ts';
import { peopleKeys } from '../peopleKeys.ts';
import { sayInstant } from '../person/describeWishes.ts';
import { contactMessages } from './messages.ts';

export function useContactChanges(userId: UserId) {
  const client = useQueryClient();
  const messages = useMessages(contactMessages);
  const { undo } = useMessages(peopleMessages);
  const language = useLanguage();
  const explain = useExplain();
  const refresh = () => client.invalidateQueries({ queryKey: peopleKeys.all(userId) });
  const tellFailure = (error: unknown) => {
    showToast({ message: explain(error), tone: 'error' });
    void refresh();
  };

  async function write(contact: TrustedContactDocument, basedOn: number, message: string): Promise<void> {
    await saveContact(contact.id, basedOn, trustedContactWordsSchema.parse(contact));
    await refresh();
    showToast({ message });
  }

  /** Saving somebody who was to go is a change of mind. */
  const keep = (contact: TrustedContactDocument) =>
    void write(contact, contact.revision, messages.kept(contact.name)).catch(tellFailure);

  return {
    keep,
    tellFailure,

    /** Throws CallableError. */
    async save(
      contact: TrustedContactDocument | null,
      words: TrustedContactWords,
      id: TrustedContactId,
    ): Promise<void> {
      await saveContact(id, contact?.revision ?? 0, words);
      await refresh();
      showToast({ message: (contact ? messages.saved : messages.added)(words.name) });
    },

    /** Throws CallableError. */
    async remove(contact: TrustedContactDocument): Promise<void> {
      const { heldUntil } = await removeContact(contact.id);
      await refresh();
      const { name } = contact;
      const isHeld = heldUntil !== null;
      showToast({
        message: isHeld
          ? messages.held(name, sayInstant(new Date(heldUntil), language))
          : messages.removed(name),
        action: {
          label: undo,
          onAction: () =>
            isHeld ? keep(contact) : void write(contact, 0, messages.restored(name)).catch(tellFailure),
        },
      });
    },
  };
}
