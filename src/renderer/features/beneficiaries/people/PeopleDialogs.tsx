/** The dialogs that the pages of people share: naming, changing, inviting, removing. */
import { useState } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { onceOpened } from '#ui/onceOpened.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { peopleMessages } from '../messages.ts';
import { sayNames } from '../person/sayNames.ts';
import { useHasBeenArmed } from '../useHasBeenArmed.ts';
import { usePeopleChanges } from '../usePeopleChanges.ts';
import type { AskedField, PersonActions } from './personActions.ts';

const PersonForm = onceOpened(async () => (await import('../person/PersonForm.tsx')).PersonForm);
const InviteDialog = onceOpened(async () => (await import('../person/InviteDialog.tsx')).InviteDialog);

type Asked =
  | { readonly is: 'nothing' }
  | { readonly is: 'form'; readonly person: Beneficiary | null; readonly field: AskedField }
  | { readonly is: 'invite'; readonly person: Beneficiary }
  | { readonly is: 'end'; readonly person: Beneficiary }
  | { readonly is: 'remove'; readonly people: readonly Beneficiary[] };

const inviteeOf = ({ id }: Beneficiary) => ({ role: 'beneficiary', subjectId: id }) as const;

export function usePeopleDialogs(userId: UserId) {
  const change = useChange();
  const changes = usePeopleChanges(userId);
  const [asked, setAsked] = useState<Asked>({ is: 'nothing' });
  const actions: PersonActions = {
    change: change((person: Beneficiary, field: AskedField = 'name') =>
      setAsked({ is: 'form', person, field }),
    ),
    invite: change((person) => setAsked({ is: 'invite', person })),
    withdraw: change((person: Beneficiary) => {
      if (person.invitation.is === 'accepted') setAsked({ is: 'end', person });
      else changes.withdraw(inviteeOf(person), person.name);
    }),
    remove: change((people) => setAsked({ is: 'remove', people })),
  };
  return {
    actions,
    changes,
    add: change(() => setAsked({ is: 'form', person: null, field: 'name' })),
    dialogs: <PeopleDialogs userId={userId} asked={asked} onClose={() => setAsked({ is: 'nothing' })} />,
  };
}

interface PeopleDialogsProps {
  readonly userId: UserId;
  readonly asked: Asked;
  readonly onClose: () => void;
}

function PeopleDialogs({ userId, asked, onClose }: PeopleDialogsProps) {
  const messages = useMessages(peopleMessages);
  const language = useLanguage();
  const changes = usePeopleChanges(userId);
  const isArmed = useHasBeenArmed(userId);
  const [isPending, setPending] = useState(false);
  const formPerson = asked.is === 'form' ? asked.person : null;
  const invited = asked.is === 'invite' ? asked.person : null;
  const ended = asked.is === 'end' ? asked.person : null;
  const removed = asked.is === 'remove' ? asked.people : [];
  return (
    <>
      <PersonForm
        userId={userId}
        person={formPerson}
        field={asked.is === 'form' ? asked.field : 'name'}
        isOpen={asked.is === 'form'}
        onClose={onClose}
        onSave={(words, id) => changes.save(formPerson, words, id)}
      />
      <InviteDialog
        person={invited}
        isOpen={asked.is === 'invite'}
        onClose={onClose}
        onSend={async (words) => {
          if (invited) await changes.invite(inviteeOf(invited), invited.name, words);
        }}
      />
      <ConfirmDialog
        title={messages.endTitle(ended?.name ?? '')}
        confirmLabel={messages.end}
        isOpen={asked.is === 'end'}
        onCancel={onClose}
        onConfirm={() => {
          if (ended) changes.withdraw(inviteeOf(ended), ended.name);
          onClose();
        }}
        isDangerous
      >
        <p>{messages.endText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={messages.removeTitle(sayNames(removed, language))}
        confirmLabel={messages.remove}
        isOpen={asked.is === 'remove'}
        isPending={isPending}
        onCancel={onClose}
        onConfirm={() => {
          setPending(true);
          void changes.remove(removed).finally(() => {
            setPending(false);
            onClose();
          });
        }}
        isDangerous
      >
        <p>{messages.removeText}</p>
        {isArmed ? <p className="mt-3">{messages.removeArmed}</p> : null}
        {removed.some(({ invitation }) => invitation.is === 'accepted') ? (
          <p className="mt-3">{messages.removeAccepted}</p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
