/**
 * The people as a table: sorted by a press on a heading, chosen for what is done with many at once. Only the rows near the
 * window exist. Arrow keys move from row to row.
 */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, useRef } from 'react';
import { systemClock } from '#shared/clock.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useRowWindow } from '#ui/useRowWindow.ts';
import { matrixMessages } from '../matrix/messages.ts';
import type { PersonActions } from '../people/personActions.ts';
import type { NamedPerson } from '../usePeople.ts';
import { PersonRow } from './PersonRow.tsx';
import { type SortColumn, sortColumns } from './tableView.ts';

interface PeopleTableProps {
  readonly people: readonly NamedPerson[];
  readonly column: SortColumn;
  readonly isDescending: boolean;
  readonly onSort: (column: SortColumn) => void;
  readonly chosen: ReadonlySet<BeneficiaryId>;
  readonly onChoose: (chosen: ReadonlySet<BeneficiaryId>) => void;
  readonly actions: PersonActions;
}

export function PeopleTable(props: PeopleTableProps) {
  const { people, column, isDescending, onSort, chosen, onChoose, actions } = props;
  const messages = useMessages(matrixMessages);
  const body = useRef<HTMLTableSectionElement>(null);
  const measured = useRef<HTMLDivElement>(null);
  const { from, to, rowHeight } = useRowWindow(body, measured, people.length);
  const now = systemClock.now();

  function toggle(id: BeneficiaryId) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  }

  /** From a control of a row to the same one of the next. */
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const row = event.target instanceof Element ? event.target.closest('tr') : null;
    if (step === 0 || !row || event.altKey) return;
    const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
    const control = next?.querySelector<HTMLElement>(
      event.target instanceof HTMLInputElement ? 'input' : 'a, button',
    );
    if (!control) return;
    event.preventDefault();
    control.focus();
  }

  const isEveryChosen = people.length > 0 && people.every(({ person }) => chosen.has(person.id));
  return (
    // Scrolls sideways on a phone by itself, so that the page does not.
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <div ref={measured} aria-hidden="true" className="pointer-events-none invisible absolute h-16 w-0" />
      <table
        aria-rowcount={people.length + 1}
        className="w-full min-w-[60rem] table-fixed border-collapse text-small"
      >
        <thead>
          <tr className="border-b border-line text-start">
            <th scope="col" className="w-14 ps-4">
              <Checkbox
                aria-label={messages.chooseAll}
                isSelected={isEveryChosen}
                isIndeterminate={!isEveryChosen && chosen.size > 0}
                onChange={(all) => onChoose(new Set(all ? people.map(({ person }) => person.id) : []))}
              />
            </th>
            {sortColumns.map((name) => (
              <th
                key={name}
                scope="col"
                aria-sort={name === column ? (isDescending ? 'descending' : 'ascending') : 'none'}
                className="text-start"
              >
                <button
                  type="button"
                  onClick={() => onSort(name)}
                  className="flex min-h-11 w-full items-center gap-1.5 px-2 font-semibold hover:text-accent-text"
                >
                  {messages[name]}
                  <SortMark isShown={name === column} isDescending={isDescending} />
                </button>
              </th>
            ))}
            <td className="w-16" />
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          <Spacer rows={from} rowHeight={rowHeight} />
          {people.slice(from, to).map((named) => (
            <PersonRow
              key={named.person.id}
              named={named}
              now={now}
              isChosen={chosen.has(named.person.id)}
              onToggle={() => toggle(named.person.id)}
              actions={actions}
            />
          ))}
          <Spacer rows={people.length - to} rowHeight={rowHeight} />
        </tbody>
      </table>
    </div>
  );
}

function SortMark({ isShown, isDescending }: { readonly isShown: boolean; readonly isDescending: boolean }) {
  if (!isShown) return null;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return <Arrow size={14} aria-hidden="true" />;
}

function Spacer({ rows, rowHeight }: { readonly rows: number; readonly rowHeight: number }) {
  return rows > 0 ? (
    <tr>
      <td colSpan={sortColumns.length + 2} style={{ height: rows * rowHeight }} />
    </tr>
  ) : null;
}
