/** Whom the owner trusts to say whether they live: a section of the page of beneficiaries. */
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPageBuilt } from '#features/catalogue/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { CONTACT_LIMIT, type TrustedContactDocument } from '#shared/legacy/trustedContact.ts';
import { HOLD_DAYS } from '#shared/lifeVerification/policy.ts';
import { routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { onceOpened } from '#ui/onceOpened.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { peopleMessages } from '../messages.ts';
import { useHasBeenArmed } from '../useHasBeenArmed.ts';
import type { NamedPerson } from '../usePeople.ts';
import { usePeopleChanges } from '../usePeopleChanges.ts';
import { type ContactActions, ContactCard } from './ContactCard.tsx';
import { contactMessages } from './messages.ts';
import { useContactChanges } from './useContactChanges.ts';

const ContactForm = onceOpened(async () => (await import('./ContactForm.tsx')).ContactForm);
const InviteDialog = onceOpened(async () => (await import('../person/InviteDialog.tsx')).InviteDialog);

/** By which the page of life verification leads here. */
const ANCHOR = 'trusted-contacts';

interface ContactsSectionProps {
  readonly userId: UserId;
  readonly contacts: readonly TrustedContactDocument[];
  readonly people: readonly NamedPerson[];
}

type Asked =
  | { readonly is: 'nothing' }
  | { readonly is: 'form'; readonly contact: TrustedContactDocument | null }
  | { readonly is: 'invite' | 'remove'; readonly contact: TrustedContactDocument };

const inviteeOf = ({ id }: TrustedContactDocument) => ({ role: 'trusted-contact', subjectId: id }) as const;

export function ContactsSection({ userId, contacts, people }: ContactsSectionProps) {
  const messages = useMessages(contactMessages);
  const { remove } = useMessages(peopleMessages);
  const change = useChange();
  const changes = useContactChanges(userId);
  const invitations = usePeopleChanges(userId);
  const isHeld = useHasBeenArmed(userId);
  const [asked, setAsked] = useState<Asked>({ is: 'nothing' });
  const [isPending, setPending] = useState(false);
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Another page leads here: below the people, it would not be seen.
  useEffect(() => {
    if (hash !== `#${ANCHOR}`) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  const close = () => setAsked({ is: 'nothing' });
  const changed = asked.is === 'form' ? asked.contact : null;
  const invited = asked.is === 'invite' ? asked.contact : null;
  const removed = asked.is === 'remove' ? asked.contact : null;
  const isFull = contacts.length >= CONTACT_LIMIT;
  const actions: ContactActions = {
    change: change((contact) => setAsked({ is: 'form', contact })),
    invite: change((contact) => setAsked({ is: 'invite', contact })),
    withdraw: change((contact: TrustedContactDocument) =>
      invitations.withdraw(inviteeOf(contact), contact.name),
    ),
    remove: change((contact) => setAsked({ is: 'remove', contact })),
    keep: change(changes.keep),
  };
  return (
    <section aria-labelledby={ANCHOR} className="mt-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 ref={heading} id={ANCHOR} tabIndex={-1} className="scroll-mt-24 text-title outline-none">
            {messages.title}
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft">
            {messages.lead}{' '}
            {isPageBuilt('lifeVerification') ? (
              <Link to={routes.lifeVerification.path}>{messages.whatIsNext}</Link>
            ) : null}
          </p>
          {isHeld ? <p className="mt-2 max-w-prose text-small">{messages.changesWait(HOLD_DAYS)}</p> : null}
        </div>
        {isFull ? (
          <p className="text-small text-ink-soft">{messages.full(CONTACT_LIMIT)}</p>
        ) : (
          <Button
            variant="secondary"
            icon={<Plus size={18} aria-hidden="true" />}
            onPress={change(() => setAsked({ is: 'form', contact: null }))}
          >
            {messages.add}
          </Button>
        )}
      </div>
      {contacts.length === 0 ? <p className="mt-5 text-ink-soft">{messages.none}</p> : null}
      <ul className="mt-6 grid gap-4 lg:grid-cols-2">
        {contacts.map((contact) => (
          <li key={contact.id}>
            <ContactCard contact={contact} actions={actions} />
          </li>
        ))}
      </ul>
      <ContactForm
        contact={changed}
        beneficiaries={people.map(({ person }) => person)}
        isOpen={asked.is === 'form'}
        onClose={close}
        onSave={(words, id) => changes.save(changed, words, id)}
      />
      <InviteDialog
        person={invited}
        isOpen={asked.is === 'invite'}
        onClose={close}
        onSend={async (words) => {
          if (invited) await invitations.invite(inviteeOf(invited), invited.name, words);
        }}
      />
      <ConfirmDialog
        title={messages.removeTitle(removed?.name ?? '')}
        confirmLabel={remove}
        isOpen={asked.is === 'remove'}
        isPending={isPending}
        onCancel={close}
        onConfirm={() => {
          if (!removed) return;
          setPending(true);
          changes
            .remove(removed)
            .catch(changes.tellFailure)
            .finally(() => {
              setPending(false);
              close();
            });
        }}
        isDangerous
      >
        <p>{messages.removeText}</p>
        {isHeld ? <p className="mt-3">{messages.removalWaits(HOLD_DAYS)}</p> : null}
      </ConfirmDialog>
    </section>
  );
}
