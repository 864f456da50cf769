/** Clones that one looks after: to silence one, to let it speak again, to end it for good. What it says cannot be changed here. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { actAsSteward, type Heard } from '../api.ts';
import { beforeMessages } from './messages.ts';

type Stewarded = Heard['stewarded'][number];

interface StewardedClonesProps {
  readonly stewarded: readonly Stewarded[];
  readonly onChanged: () => Promise<void>;
}

export function StewardedClones({ stewarded, onChanged }: StewardedClonesProps) {
  const texts = useMessages(beforeMessages);
  return (
    <section aria-labelledby="stewarded">
      <h2 id="stewarded" className="text-title">
        {texts.stewardTitle}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{texts.stewardLead}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {stewarded.map((clone) => (
          <StewardedClone key={clone.ownerId} clone={clone} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

interface StewardedCloneProps {
  readonly clone: Stewarded;
  readonly onChanged: () => Promise<void>;
}

function StewardedClone({ clone: { ownerId, ownerName, state }, onChanged }: StewardedCloneProps) {
  const texts = useMessages(beforeMessages);
  const change = useChange();
  const act = useStewardAct(ownerId, onChanged);
  const [isRetiring, setRetiring] = useState(false);
  const states = {
    active: texts.stateActive,
    paused: texts.statePaused,
    suspended: texts.stateSuspended,
    retired: texts.retired,
  };
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <h3 className="text-title [overflow-wrap:anywhere]">{texts.cloneOf(ownerName)}</h3>
        <p className="text-small text-ink-soft">{states[state]}</p>
      </div>
      {state === 'retired' ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            isPending={act.isPending}
            onPress={change(() => void act.run(state === 'suspended' ? 'active' : 'suspended'))}
          >
            {state === 'suspended' ? texts.letSpeak : texts.suspend}
          </Button>
          <Button variant="quiet" size="small" onPress={change(() => setRetiring(true))}>
            {texts.retire}
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={texts.retireTitle(ownerName)}
        confirmLabel={texts.retireConfirm}
        isOpen={isRetiring}
        isPending={act.isPending}
        isDangerous
        onCancel={() => setRetiring(false)}
        onConfirm={() => void act.run('retired').then(() => setRetiring(false))}
      >
        {texts.retireWhat}
      </ConfirmDialog>
    </Card>
  );
}

function useStewardAct(ownerId: UserId, onChanged: () => Promise<void>) {
  const explain = useExplain();
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    async run(state: 'suspended' | 'active' | 'retired'): Promise<void> {
      setPending(true);
      try {
        await actAsSteward(ownerId, state);
        await onChanged();
      } catch (error) {
        showToast({ message: explain(error), tone: 'error' });
      } finally {
        setPending(false);
      }
    },
  };
}
