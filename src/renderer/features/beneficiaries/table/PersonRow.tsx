import { Link } from 'react-router-dom';
import { pathTo } from '#shared/routes.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { matrixMessages } from '../matrix/messages.ts';
import { peopleMessages } from '../messages.ts';
import { PersonMenu } from '../people/PersonMenu.tsx';
import type { PersonActions } from '../people/personActions.ts';
import { describeThings } from '../person/describeWishes.ts';
import { describeInvitation } from '../person/invitationWords.ts';
import { knowledgeOf } from '../person/knowledge.ts';
import { needMessages } from '../person/needMessages.ts';
import { needsOf } from '../person/needs.ts';
import { PersonPicture } from '../person/PersonPicture.tsx';
import type { NamedPerson } from '../usePeople.ts';

interface PersonRowProps {
  readonly named: NamedPerson;
  readonly now: number;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  readonly actions: PersonActions;
}

export function PersonRow({ named: { person, grant }, now, isChosen, onToggle, actions }: PersonRowProps) {
  const messages = useMessages(matrixMessages);
  const texts = useMessages(peopleMessages);
  const needs = useMessages(needMessages);
  const language = useLanguage();
  const [need] = needsOf(person, grant, now);
  const invitation = describeInvitation(person.invitation, texts, language, now);
  const cells = [
    person.relationship,
    describeThings(person.wishes, language) || texts.receivesNothing,
    messages.knowledge(knowledgeOf(person)),
    knowledgeOf(person) === 'silent' ? texts.silentInvitation : invitation,
    need ? needs[need] : texts.complete,
  ];
  return (
    <tr className={`h-16 border-b border-line last:border-0 ${isChosen ? 'bg-accent-soft' : ''}`}>
      <td className="ps-4">
        <Checkbox aria-label={messages.choose(person.name)} isSelected={isChosen} onChange={onToggle} />
      </td>
      <th scope="row" className="px-2 text-start">
        <span className="flex items-center gap-3">
          <PersonPicture person={person} size={36} />
          <Link
            to={pathTo('beneficiaryAlbums', { beneficiaryId: person.id })}
            className="line-clamp-2 min-w-0 font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
          >
            <bdi>{person.name}</bdi>
          </Link>
        </span>
      </th>
      {cells.map((text, index) => (
        <td key={index} className="px-2">
          <span className="line-clamp-2" title={text}>
            {text}
          </span>
        </td>
      ))}
      <td className="pe-4">
        <PersonMenu person={person} actions={actions} />
      </td>
    </tr>
  );
}
