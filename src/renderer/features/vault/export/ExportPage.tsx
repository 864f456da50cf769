/** `?view=export`: takes everything out, encrypted to keep or readable to move away. */
import { useSyncExternalStore } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { exportRun } from './exportRun.ts';
import { exportMessages } from './messages.ts';
import { PlainExport } from './PlainExport.tsx';
import { SealedExport } from './SealedExport.tsx';

export function ExportPage() {
  const texts = useMessages(exportMessages);
  const run = useSyncExternalStore(exportRun.subscribe, exportRun.current);
  const isRunning = run.state === 'running';
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="max-w-prose text-ink-soft">{texts.seals}</p>
      <ExportProgress run={run} />
      <SealedExport isBusy={isRunning} />
      <PlainExport isBusy={isRunning} />
    </div>
  );
}
