/** One part of the list, folded or not: how far it is, and its points. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { VaultItem } from '../open/vaultState.ts';
import { readinessMessages } from './messages.ts';
import { PointRow } from './PointRow.tsx';
import { groupMessages } from './pointMessages.ts';
import type { Readiness } from './readiness.ts';
import type { ReadinessPoint } from './readinessPoints.ts';
import type { ReadinessChanges } from './useReadinessChanges.ts';

interface ReadinessGroupSectionProps {
  readonly part: Readiness<VaultItemId>['groups'][number];
  readonly items: ReadonlyMap<VaultItemId, VaultItem>;
  readonly isUnfolded: boolean;
  readonly onUnfold: (isUnfolded: boolean) => void;
  readonly onChoose: (point: ReadinessPoint) => void;
  readonly changes: ReadinessChanges;
}

export function ReadinessGroupSection({
  part: { group, points, progress },
  items,
  isUnfolded,
  onUnfold,
  onChoose,
  changes,
}: ReadinessGroupSectionProps) {
  const texts = useMessages(readinessMessages);
  const names = useMessages(groupMessages);
  const { answered, needed } = progress;
  const said =
    needed === 0
      ? texts.nothingNeeded
      : answered === needed
        ? texts.groupDone
        : texts.progress(answered, needed);
  const pointsId = `readiness-${group}`;
  return (
    <section className="border-line border-b">
      <h2>
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={pointsId}
          onClick={() => onUnfold(!isUnfolded)}
          className="group flex min-h-16 w-full items-center gap-4 py-3 text-start"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-title group-hover:text-accent-text">{names[group]}</span>
            <span className="block font-sans text-ink-soft text-small tabular-nums tracking-normal">
              {said}
            </span>
          </span>
          <Share answered={answered} needed={needed} />
          <ChevronDown
            size={22}
            aria-hidden="true"
            className={`shrink-0 text-ink-soft transition-transform ${isUnfolded ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <ul id={pointsId} hidden={!isUnfolded} className="divide-y divide-line">
        {points.map(({ point, answer }) => (
          <PointRow
            key={point.id}
            point={point}
            answer={answer}
            items={items}
            onChoose={() => onChoose(point)}
            changes={changes}
          />
        ))}
      </ul>
    </section>
  );
}

/** Drawn beside the words that say it. */
function Share({ answered, needed }: { readonly answered: number; readonly needed: number }) {
  if (needed === 0) return null;
  return (
    <span aria-hidden="true" className="h-1.5 w-20 shrink-0 overflow-hidden rounded-full bg-line sm:w-40">
      <span
        className="block h-full rounded-full bg-accent transition-[width]"
        style={{ width: `${(answered / needed) * 100}%` }}
      />
    </span>
  );
}
