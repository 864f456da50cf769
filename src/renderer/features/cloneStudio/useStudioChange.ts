/** A change that its button waits for: what it failed of is said in a toast, and what is shown is read again either way. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { showToast } from '#ui/toast.ts';

interface StudioChange {
  readonly isPending: boolean;
  /** Answers whether it was done. A second one while the first is on its way is ignored. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

export function useStudioChange(readAgain: () => Promise<void>): StudioChange {
  const explain = useExplain();
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    async run(work) {
      if (isPending) return false;
      setPending(true);
      const failed = await work().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failed) showToast({ message: explain(failed.error), tone: 'error' });
      await readAgain().catch(() => undefined);
      setPending(false);
      return failed === null;
    },
  };
}
