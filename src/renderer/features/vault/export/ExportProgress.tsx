/** How far an export is, and what came of it. */
import type { ReactNode } from 'react';
import { formatBytes } from '#features/media/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { type ExportRun, exportRun } from './exportRun.ts';
import { exportMessages } from './messages.ts';
import { plainSentences, sealedSentences } from './outcomeSentences.ts';

export function ExportProgress({ run }: { readonly run: ExportRun }) {
  const texts = useMessages(exportMessages);
  const language = useLanguage();
  if (run.state === 'idle') return null;
  if (run.state === 'running') {
    const { kind, writtenBytes, totalBytes } = run;
    return (
      <Card>
        <ProgressBar
          label={
            totalBytes === 0 ? texts.preparing : kind === 'sealed' ? texts.writingSealed : texts.writingPlain
          }
          {...(totalBytes === 0
            ? {}
            : {
                value: Math.min(writtenBytes, totalBytes),
                maximum: totalBytes,
                valueLabel: texts.written(
                  formatBytes(Math.min(writtenBytes, totalBytes), language),
                  formatBytes(totalBytes, language),
                ),
              })}
        />
        <p className="mt-3 text-ink-soft text-small">{texts.stays}</p>
        <Button variant="secondary" size="small" className="mt-4" onPress={exportRun.cancel}>
          {texts.cancel}
        </Button>
      </Card>
    );
  }
  const close = (
    <Button variant="quiet" size="small" onPress={exportRun.dismiss}>
      {texts.close}
    </Button>
  );
  if (run.state === 'failed') {
    return (
      <Banner tone="error" action={close}>
        {texts.failed}
      </Banner>
    );
  }
  return <Outcome outcome={run} close={close} />;
}

function Outcome({
  outcome,
  close,
}: {
  readonly outcome: Extract<ExportRun, { state: 'done' }>;
  readonly close: ReactNode;
}) {
  const texts = useMessages(exportMessages);
  const sentences =
    outcome.kind === 'sealed' ? sealedSentences(outcome, texts) : plainSentences(outcome, texts);
  return (
    <Banner tone={sentences.length > 0 ? 'notice' : 'success'} action={close}>
      <p>{outcome.kind === 'sealed' ? texts.doneSealed : texts.donePlain}</p>
      {outcome.chosenName === null ? null : <p className="mt-2">{texts.whereChosen(outcome.chosenName)}</p>}
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
    </Banner>
  );
}
