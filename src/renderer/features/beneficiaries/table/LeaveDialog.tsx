/** Asks what to leave to all those who were chosen. */
import { useDeferredValue, useState } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { matrixMessages } from '../matrix/messages.ts';
import { filterThings, type Thing } from '../matrix/things.ts';
import { useThings } from '../matrix/useThings.ts';

interface LeaveDialogProps {
  readonly userId: UserId;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLeave: (things: readonly Thing[]) => void;
}

export function LeaveDialog({ isOpen, onClose, ...rest }: LeaveDialogProps) {
  const messages = useMessages(matrixMessages);
  return (
    <Dialog title={messages.leaveTitle} isOpen={isOpen} onClose={onClose}>
      <Choice {...rest} />
    </Dialog>
  );
}

function Choice({ userId, onLeave }: Omit<LeaveDialogProps, 'isOpen' | 'onClose'>) {
  const messages = useMessages(matrixMessages);
  const things = useThings(userId);
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shownSearch = useDeferredValue(sought);
  if (things.state === 'loading') return <Spinner message={messages.loading} />;
  if (things.state === 'failed') {
    return <RetryBanner onRetry={things.retry}>{messages.failed}</RetryBanner>;
  }
  const named = things.things.filter(({ isNamed }) => isNamed);
  const found = filterThings(named, shownSearch);
  return (
    <>
      <p className="mb-4 text-small text-ink-soft">{messages.leaveHint}</p>
      <TextField
        label={messages.find}
        placeholder={messages.findThing}
        type="search"
        value={sought}
        onChange={setSought}
      />
      <ul className="mt-3 max-h-72 overflow-y-auto">
        {found.map((thing) => (
          <li key={thing.key} className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
            <Checkbox
              isSelected={chosen.has(thing.key)}
              onChange={(isChosen) => {
                const next = new Set(chosen);
                if (isChosen) next.add(thing.key);
                else next.delete(thing.key);
                setChosen(next);
              }}
            >
              {thing.title}
              {thing.detail ? <span className="block text-caption text-ink-soft">{thing.detail}</span> : null}
            </Checkbox>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className="text-ink-soft">{messages.nothingFound}</p> : null}
      <div className="mt-6 flex justify-end">
        <Button
          isDisabled={chosen.size === 0}
          onPress={() => onLeave(named.filter(({ key }) => chosen.has(key)))}
        >
          {messages.leave(chosen.size)}
        </Button>
      </div>
    </>
  );
}
