/** One trusted contact: who, how far their invitation came, and what is missing. */
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Portrait } from '#features/profile/index.ts';
import { systemClock } from '#shared/clock.ts';
import type { TrustedContactDocument } from '#shared/legacy/trustedContact.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { KeyLine } from '../locks/parts.ts';
import { peopleMessages } from '../messages.ts';
import { sayInstant } from '../person/describeWishes.ts';
import { describeInvitation } from '../person/invitationWords.ts';
import { needMessages, stepMessages } from '../person/needMessages.ts';
import { contactNeedsOf } from '../person/needs.ts';
import { contactMessages } from './messages.ts';

export interface ContactActions {
  readonly change: (contact: TrustedContactDocument) => void;
  readonly invite: (contact: TrustedContactDocument) => void;
  readonly withdraw: (contact: TrustedContactDocument) => void;
  readonly remove: (contact: TrustedContactDocument) => void;
  readonly keep: (contact: TrustedContactDocument) => void;
}

interface ContactCardProps {
  readonly contact: TrustedContactDocument;
  readonly actions: ContactActions;
}

export function ContactCard({ contact, actions }: ContactCardProps) {
  const messages = useMessages(contactMessages);
  const texts = useMessages(peopleMessages);
  const language = useLanguage();
  const now = systemClock.now();
  const [need] = contactNeedsOf(contact, now);
  const needs = {
    ...useMessages(needMessages),
    address: messages.addressMissing,
    invitation: messages.notInvited,
  };
  return (
    <Card as="article" className="flex items-start gap-4">
      <Portrait path="" name={contact.name} size={44} />
      <div className="min-w-0 flex-1 text-small [overflow-wrap:anywhere]">
        <h3 className="text-body font-semibold">{contact.name}</h3>
        {contact.email ? <p className="text-ink-soft">{contact.email}</p> : null}
        {contact.beneficiaryId === null ? null : <p className="text-ink-soft">{messages.isBeneficiary}</p>}
        <p className="mt-1.5">{describeInvitation(contact.invitation, texts, language, now)}</p>
        {contact.leavesAt === null ? null : (
          <p className="mt-1.5 text-notice-text">
            {messages.leavesOn(sayInstant(contact.leavesAt, language))}
          </p>
        )}
        {need ? <p className="mt-1.5 text-notice-text">{needs[need]}</p> : null}
        <StepButton need={need} contact={contact} actions={actions} />
        <KeyLine
          userId={contact.ownerId}
          invitee={{ role: 'trusted-contact', subjectId: contact.id }}
          name={contact.name}
          pinned={contact.pinnedKey}
          isCompared={contact.isKeyCompared}
        />
      </div>
      <ContactMenu contact={contact} actions={actions} />
    </Card>
  );
}

interface StepButtonProps extends ContactCardProps {
  readonly need: ReturnType<typeof contactNeedsOf>[number] | undefined;
}

function StepButton({ need, contact, actions }: StepButtonProps) {
  const steps = useMessages(stepMessages);
  switch (need) {
    case 'address':
    case 'right-address':
      return (
        <Button size="small" variant="secondary" className="mt-3" onPress={() => actions.change(contact)}>
          {steps[need]}
        </Button>
      );
    case 'invitation':
    case 'answer':
    case 'new-invitation':
      return (
        <Button size="small" variant="secondary" className="mt-3" onPress={() => actions.invite(contact)}>
          {steps[need]}
        </Button>
      );
    default:
      return null;
  }
}

function ContactMenu({ contact, actions }: ContactCardProps) {
  const texts = useMessages(peopleMessages);
  const label = texts.actionsFor(contact.name);
  const { is } = contact.invitation;
  const entries: MenuEntry[] = [
    { id: 'change', label: texts.change, onAction: () => actions.change(contact) },
    ...(is === 'accepted'
      ? []
      : [
          {
            id: 'invite',
            label: is === 'none' ? texts.invite : texts.inviteAgain,
            onAction: () => actions.invite(contact),
          },
        ]),
    ...(is === 'sent'
      ? [{ id: 'withdraw', label: texts.withdraw, onAction: () => actions.withdraw(contact) }]
      : []),
    { kind: 'separator', id: 'line' },
    contact.leavesAt === null
      ? {
          id: 'remove',
          label: texts.remove,
          onAction: () => actions.remove(contact),
          isDangerous: true,
        }
      : { id: 'keep', label: texts.cancelRemoval, onAction: () => actions.keep(contact) },
  ];
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} className="-me-2">
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
      entries={entries}
    />
  );
}
