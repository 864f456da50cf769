/** The table of people with its search, its filter, and what is done with many at once. */
import { useDeferredValue, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { type Wish, wishSchema } from '#shared/legacy/wish.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { onceOpened } from '#ui/onceOpened.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { matrixMessages } from '../matrix/messages.ts';
import type { Thing } from '../matrix/things.ts';
import { useWishes } from '../matrix/useWishes.ts';
import { wishFor } from '../matrix/wishChanges.ts';
import type { PersonActions } from '../people/personActions.ts';
import type { NamedPerson } from '../usePeople.ts';
import type { PeopleChanges } from '../usePeopleChanges.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { arrangePeople, type PeopleFilter, type SortColumn, type TableView } from './tableView.ts';

const InviteManyDialog = onceOpened(async () => (await import('./InviteManyDialog.tsx')).InviteManyDialog);
const LeaveDialog = onceOpened(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

interface PeopleViewProps {
  readonly userId: UserId;
  readonly people: readonly NamedPerson[];
  readonly actions: PersonActions;
  readonly changes: PeopleChanges;
}

export function PeopleView({ userId, people, actions, changes }: PeopleViewProps) {
  const messages = useMessages(matrixMessages);
  const language = useLanguage();
  const change = useChange();
  const wishes = useWishes(userId);
  const [view, setView] = useState<TableView>({
    sought: '',
    filter: 'all',
    column: 'name',
    isDescending: false,
  });
  const [chosen, setChosen] = useState<ReadonlySet<BeneficiaryId>>(new Set());
  const [isLeaving, setLeaving] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const shown = arrangePeople(people, useDeferredValue(view), language, systemClock.now());
  // What is done with many is done with those who are seen.
  const picked = shown.map(({ person }) => person).filter(({ id }) => chosen.has(id));
  const none = () => setChosen(new Set());
  const filters: readonly { readonly value: PeopleFilter; readonly label: string }[] = [
    { value: 'all', label: messages.showAll },
    { value: 'missing', label: messages.showMissing },
    { value: 'nothing', label: messages.showNothing },
    { value: 'knowing', label: messages.showKnowing },
    { value: 'silent', label: messages.showSilent },
  ];

  function leave(things: readonly Thing[], said: Pick<Wish, 'when' | 'message'>) {
    const granted = picked.flatMap((person) =>
      things.map(({ key, thing }) => {
        const before = wishFor(person.wishes, key);
        // Words that stand there already are not wiped by an empty field.
        const message = said.message || (before?.message ?? '');
        const after = wishSchema.parse({ thing, when: said.when, message });
        return { beneficiaryId: person.id, thing, before, after };
      }),
    );
    wishes.change(granted, messages.left(things.length, picked.length));
    setLeaving(false);
  }

  const sort = (column: SortColumn) =>
    setView({ ...view, column, isDescending: column === view.column && !view.isDescending });
  const know = (knowsNow: boolean) => change(() => void changes.setKnowing(picked, knowsNow));
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <TextField
          label={messages.find}
          placeholder={messages.findPerson}
          type="search"
          value={view.sought}
          onChange={(sought) => setView({ ...view, sought })}
          className="w-full max-w-sm"
        />
        <Select
          label={messages.show}
          options={filters}
          value={view.filter}
          onChange={(filter) => setView({ ...view, filter })}
          className="w-56"
        />
      </div>
      {picked.length > 0 ? (
        <div className="sticky top-20 z-20 mb-4 flex flex-wrap items-center gap-2 rounded-control border border-line bg-raised px-4 py-2 shadow-overlay">
          <p role="status" className="me-2 text-small font-semibold">
            {messages.chosen(picked.length)}
          </p>
          <Button size="small" onPress={change(() => setLeaving(true))}>
            {messages.leaveThings}
          </Button>
          <Button size="small" variant="secondary" onPress={change(() => setInviting(true))}>
            {messages.inviteMany}
          </Button>
          <Button size="small" variant="secondary" onPress={know(true)}>
            {messages.tellNow}
          </Button>
          <Button size="small" variant="secondary" onPress={know(false)}>
            {messages.keepSilent}
          </Button>
          <Button size="small" variant="secondary" onPress={() => actions.remove(picked)}>
            {messages.remove}
          </Button>
          <Button size="small" variant="quiet" onPress={none}>
            {messages.clear}
          </Button>
        </div>
      ) : null}
      {shown.length === 0 ? (
        <p className="text-ink-soft">{messages.nobodyFound}</p>
      ) : (
        <PeopleTable
          people={shown}
          column={view.column}
          isDescending={view.isDescending}
          onSort={sort}
          chosen={chosen}
          onChoose={setChosen}
          actions={actions}
        />
      )}
      <LeaveDialog
        userId={userId}
        people={picked}
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        onLeave={leave}
      />
      <InviteManyDialog
        people={picked}
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        onDone={() => void changes.refresh()}
      />
    </>
  );
}
