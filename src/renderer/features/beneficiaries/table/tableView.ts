/** Which people the table shows, and in which order. */
import type { Language } from '#shared/domain/userProfile.ts';
import { foldText } from '#shared/foldText.ts';
import { needsOf } from '../person/needs.ts';
import type { NamedPerson } from '../usePeople.ts';

export const peopleFilters = ['all', 'missing', 'nothing', 'knowing', 'silent'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

export const sortColumns = ['name', 'relationship', 'receives', 'knows', 'invitation', 'missing'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface TableView {
  readonly sought: string;
  readonly filter: PeopleFilter;
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

const invitationOrder = ['bounced', 'declined', 'none', 'sent', 'accepted'] as const;

export function arrangePeople(
  people: readonly NamedPerson[],
  { sought, filter, column, isDescending }: TableView,
  language: Language,
  now: number,
): readonly NamedPerson[] {
  const words = foldText(sought).split(/\s+/).filter(Boolean);
  const texts = new Intl.Collator(language, { numeric: true });
  const shown = people.filter(({ person, grant }) => {
    const text = foldText(`${person.name} ${person.relationship} ${person.email ?? ''}`);
    if (!words.every((word) => text.includes(word))) return false;
    return fits(filter, { person, grant }, now);
  });
  const rank = ({ person, grant }: NamedPerson): number => {
    switch (column) {
      case 'receives':
        return person.wishes.some(({ thing }) => thing.is === 'everything')
          ? Number.POSITIVE_INFINITY
          : person.wishes.length;
      case 'knows':
        return Number(person.knowsNow);
      case 'invitation':
        return invitationOrder.indexOf(person.invitation.is);
      case 'missing':
        return needsOf(person, grant, now).length;
      default:
        return 0;
    }
  };
  const direction = isDescending ? -1 : 1;
  return shown.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    const byText =
      column === 'relationship' ? texts.compare(one.person.relationship, other.person.relationship) : 0;
    const compared = first === second ? byText : first < second ? -1 : 1;
    const byName = texts.compare(one.person.name, other.person.name);
    return column === 'name' ? direction * byName : direction * compared || byName;
  });
}

function fits(filter: PeopleFilter, { person, grant }: NamedPerson, now: number): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'missing':
      return needsOf(person, grant, now).length > 0;
    case 'nothing':
      return person.wishes.length === 0;
    case 'knowing':
      return person.knowsNow;
    case 'silent':
      return !person.knowsNow;
  }
}
