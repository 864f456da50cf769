/** Save and Cancel below something edited in place, and the state of saving it. */
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';

interface SaveRowProps {
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  readonly onCancel: () => void;
}

export function SaveRow({ isPending, isDisabled = false, onCancel }: SaveRowProps) {
  const messages = useMessages(mediaMessages);
  return (
    <div className="mt-3 flex gap-2">
      <Button type="submit" size="small" isPending={isPending} isDisabled={isDisabled}>
        {messages.save}
      </Button>
      <Button variant="quiet" size="small" onPress={onCancel} isDisabled={isPending}>
        {messages.cancel}
      </Button>
    </div>
  );
}

interface Saving {
  readonly isPending: boolean;
  readonly hasFailed: boolean;
  /** True when it was kept. */
  readonly run: (save: () => Promise<void>) => Promise<boolean>;
}

export function useSaving(): Saving {
  const [state, setState] = useState<'resting' | 'pending' | 'failed'>('resting');
  return {
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    async run(save) {
      setState('pending');
      try {
        await save();
        setState('resting');
        return true;
      } catch {
        // The caller's mutation has put the old value back; here it is only said.
        setState('failed');
        return false;
      }
    },
  };
}
