/** One part of the list, folded or not: how far it is, and its points. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { VaultItem } from '../open/vaultState.ts';
import { groupMessages, readinessMessages } from './messages.ts';
import { PointRow } from './PointRow.tsx';
import type { Readiness } from './readiness.ts';
import type { ReadinessPoint } from './readinessPoints.ts';
import type { useReadinessChanges } from './useReadinessChanges.ts';

interface ReadinessGroupSectionProps {
  readonly part: Readiness<VaultItemId>['groups'][number];
  readonly items: ReadonlyMap<VaultItemId, VaultItem>;
  readonly isUnfolded: boolean;
  readonly onUnfold: (isUnfolded: boolean) => void;
  readonly onChoose: (point: ReadinessPoint) => void;
  readonly changes: ReturnType<typeof useReadinessChanges>;
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
            <span className="block text-small text-ink-soft tabular-nums">{said}</span>
          </span>
          <ChevronDown
            size={22}
            aria-hidden="true"
            className={`shrink-0 text-ink-soft transition-transform ${isUnfolded ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      {needed === 0 ? null : (
        <ProgressBar label={names[group]} value={answered} maximum={needed} valueLabel={said} hideText />
      )}
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
