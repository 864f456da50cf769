/** What can be done with a beneficiary, from their card or their row. */
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Mail from 'lucide-react/icons/mail';
import MailX from 'lucide-react/icons/mail-x';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useNavigate } from 'react-router-dom';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { pathTo } from '#shared/routes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { peopleMessages } from '../messages.ts';
import type { PersonActions } from './personActions.ts';

interface PersonMenuProps {
  readonly person: Beneficiary;
  readonly actions: PersonActions;
}

export function PersonMenu({ person, actions }: PersonMenuProps) {
  const messages = useMessages(peopleMessages);
  const navigate = useNavigate();
  const label = messages.actionsFor(person.name);
  const icon = { size: 18, 'aria-hidden': true } as const;
  const { is } = person.invitation;
  const entries: MenuEntry[] = [
    {
      id: 'change',
      label: messages.change,
      icon: <Pencil {...icon} />,
      onAction: () => actions.change(person),
    },
    {
      id: 'preview',
      label: messages.whatTheyWillSee,
      icon: <Eye {...icon} />,
      onAction: () => void navigate(pathTo('beneficiaryAlbums', { beneficiaryId: person.id })),
    },
    ...(person.knowsNow && is !== 'accepted'
      ? [
          {
            id: 'invite',
            label: is === 'none' ? messages.invite : messages.inviteAgain,
            icon: <Mail {...icon} />,
            onAction: () => actions.invite(person),
          },
        ]
      : []),
    ...(is === 'sent' || is === 'accepted'
      ? [
          {
            id: 'withdraw',
            label: is === 'accepted' ? messages.endAcceptance : messages.withdraw,
            icon: <MailX {...icon} />,
            onAction: () => actions.withdraw(person),
          },
        ]
      : []),
    { kind: 'separator', id: 'line' },
    {
      id: 'remove',
      label: messages.remove,
      icon: <Trash {...icon} />,
      onAction: () => actions.remove([person]),
      isDangerous: true,
    },
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
