/** Who receives what: the matrix, its search, its undo, and what a locked vault does not show. */
import Undo from 'lucide-react/icons/undo-2';
import { useDeferredValue, useEffect, useState } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { wishSchema } from '#shared/legacy/wish.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { onceOpened } from '#ui/onceOpened.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { MatrixGrid } from './MatrixGrid.tsx';
import { matrixMessages } from './messages.ts';
import { filterThings } from './things.ts';
import { useThings } from './useThings.ts';
import { useWishes } from './useWishes.ts';
import type { WishedCell } from './WishDialog.tsx';

const WishDialog = onceOpened(async () => (await import('./WishDialog.tsx')).WishDialog);

interface MatrixViewProps {
  readonly userId: UserId;
  readonly people: readonly Beneficiary[];
  /** The id of the one person whom it is about just now. */
  readonly only: string | null;
  readonly onEverybody: () => void;
}

export function MatrixView({ userId, people: everybody, only, onEverybody }: MatrixViewProps) {
  const messages = useMessages(matrixMessages);
  const things = useThings(userId);
  const wishes = useWishes(userId);
  const change = useChange();
  const [sought, setSought] = useState('');
  const [asked, setAsked] = useState<WishedCell | null>(null);
  const shownSearch = useDeferredValue(sought);
  const { canUndo, undo } = wishes;
  const one = everybody.find(({ id }) => id === only);
  const people = one ? [one] : everybody;

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]');
      if (!canUndo || isTyping || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      undo();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [canUndo, undo]);

  if (people.length === 0) return <p className="text-ink-soft">{messages.nobody}</p>;
  if (things.state === 'loading') return <Spinner message={messages.loading} />;
  if (things.state === 'failed') {
    return <RetryBanner onRetry={things.retry}>{messages.failed}</RetryBanner>;
  }
  const found = filterThings(things.things, shownSearch);
  const toggle = change(({ person, thing, wish }: WishedCell) => {
    const after = wish ? null : wishSchema.parse({ thing: thing.thing });
    wishes.change([{ beneficiaryId: person.id, thing: thing.thing, before: wish, after }]);
  });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <TextField
          label={messages.find}
          placeholder={messages.findThing}
          type="search"
          value={sought}
          onChange={setSought}
          className="w-full max-w-sm"
        />
        <Button
          variant="secondary"
          isDisabled={!canUndo}
          onPress={undo}
          icon={<Undo size={18} aria-hidden="true" />}
        >
          {messages.undo}
        </Button>
        <p role="status" className="flex min-h-11 items-center text-small text-ink-soft">
          {wishes.isSaving ? messages.saving : canUndo ? messages.saved : null}
        </p>
      </div>
      {one && everybody.length > 1 ? (
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 [overflow-wrap:anywhere]">{messages.onlyOne(one.name)}</p>
          <Button variant="secondary" size="small" onPress={onEverybody}>
            {messages.showEverybody}
          </Button>
        </div>
      ) : null}
      {things.lockedCount > 0 ? (
        <Banner
          tone="notice"
          className="mb-5"
          action={
            <ButtonLink to={routes.personalVault.path} variant="secondary" size="small">
              {messages.openVault}
            </ButtonLink>
          }
        >
          {messages.locked(things.lockedCount)}
        </Banner>
      ) : null}
      {found.length === 0 ? (
        <p className="text-ink-soft">{messages.nothingFound}</p>
      ) : (
        <MatrixGrid people={people} things={found} onToggle={toggle} onDetails={change(setAsked)} />
      )}
      <p className="mt-3 text-caption text-ink-soft">{messages.gridHint}</p>
      <WishDialog
        cell={asked}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onSave={(after) => {
          if (!asked) return;
          const { person, thing, wish } = asked;
          wishes.change([{ beneficiaryId: person.id, thing: thing.thing, before: wish, after }]);
        }}
        onBirthDate={async (birthDate) => {
          if (asked) await wishes.saveBirthDate(asked.person.id, birthDate);
        }}
      />
    </>
  );
}
