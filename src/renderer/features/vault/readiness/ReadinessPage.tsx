/** "What a family needs in the first week": the list with its progress, where a newcomer starts, and its print. */
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useOpenVault } from '../open/vaultStore.ts';
import { ChooseAnswer } from './ChooseAnswer.tsx';
import { readinessMessages } from './messages.ts';
import { NextPoints } from './NextPoints.tsx';
import { PrintedReadiness } from './PrintedReadiness.tsx';
import { pointTitles } from './pointMessages.ts';
import { ReadinessGroupSection } from './ReadinessGroupSection.tsx';
import { assessReadiness, keptEntries } from './readiness.ts';
import type { ReadinessGroup, ReadinessPoint } from './readinessPoints.ts';
import { useReadinessChanges } from './useReadinessChanges.ts';

export function ReadinessPage() {
  const texts = useMessages(readinessMessages);
  const titles = useMessages(pointTitles);
  const { items } = useOpenVault();
  const changes = useReadinessChanges();
  const readiness = assessReadiness(keptEntries(items.values()));
  const { progress, groups } = readiness;
  const [choosing, setChoosing] = useState<ReadinessPoint | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<ReadinessGroup>>(() => firstOpen(groups));

  return (
    <div className="max-w-4xl">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <p className="max-w-prose text-ink-soft">{texts.lead}</p>
        <Button
          variant="secondary"
          icon={<Printer size={18} aria-hidden="true" />}
          onPress={() => window.print()}
        >
          {texts.print}
        </Button>
      </div>
      <ProgressBar
        label={texts.overall}
        value={progress.answered}
        maximum={Math.max(progress.needed, 1)}
        valueLabel={texts.progress(progress.answered, progress.needed)}
      />
      <NextPoints readiness={readiness} />
      <div className="mt-8 border-line border-t">
        {groups.map((part) => (
          <ReadinessGroupSection
            key={part.group}
            part={part}
            items={items}
            isUnfolded={unfolded.has(part.group)}
            onUnfold={(isUnfolded) =>
              setUnfolded((before) => {
                const others = [...before].filter((group) => group !== part.group);
                return new Set(isUnfolded ? [...others, part.group] : others);
              })
            }
            onChoose={setChoosing}
            changes={changes}
          />
        ))}
      </div>
      <DialogOnDemand title={texts.chooseTitle} isOpen={choosing !== null} onClose={() => setChoosing(null)}>
        {choosing ? (
          <ChooseAnswer
            about={titles[choosing.id]}
            items={items}
            point={choosing}
            onChoose={(item) => {
              setChoosing(null);
              changes.link(item, choosing);
            }}
          />
        ) : null}
      </DialogOnDemand>
      <PrintedReadiness readiness={readiness} items={items} />
    </div>
  );
}

/** The first part in which something is open: the others wait folded, so that a newcomer sees six questions, not forty. */
function firstOpen(
  groups: readonly {
    readonly group: ReadinessGroup;
    readonly progress: { answered: number; needed: number };
  }[],
): ReadonlySet<ReadinessGroup> {
  const first = groups.find(({ progress }) => progress.answered < progress.needed);
  return new Set(first ? [first.group] : []);
}
