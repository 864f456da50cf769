/** `?view=import`: brings items over from another program. */
import { useMessages } from '#ui/language/messages.tsx';
import { AskColumns } from './AskColumns.tsx';
import { AskPassword } from './AskPassword.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportReportView } from './ImportReportView.tsx';
import { Preview } from './Preview.tsx';
import { pageMessages } from './pageMessages.ts';
import { useImport } from './useImport.ts';
import { WorkInProgress } from './WorkInProgress.tsx';

export function ImportPage() {
  const texts = useMessages(pageMessages);
  const work = useImport();
  const { state } = work;
  return (
    <>
      {state.step === 'choosing' ? <p className="mb-6 max-w-prose text-ink-soft">{texts.lead}</p> : null}
      {state.step === 'choosing' ? (
        <ChooseFile problem={state.problem} onFile={(file) => work.read(file)} />
      ) : null}
      {state.step === 'reading' ? (
        <WorkInProgress
          label={texts.reading}
          text={texts.readingText}
          stopLabel={texts.cancel}
          onStop={work.stop}
        />
      ) : null}
      {state.step === 'asking-password' ? (
        <AskPassword
          {...state}
          onAnswer={(answers) => work.read(state.file, answers)}
          onOtherFile={work.startOver}
        />
      ) : null}
      {state.step === 'asking-columns' ? (
        <AskColumns
          table={state.table}
          onAnswer={(columns) => work.read(state.file, { columns })}
          onOtherFile={work.startOver}
        />
      ) : null}
      {state.step === 'preview' ? (
        <Preview
          read={state}
          onSave={(choiceOf) => work.save(state, choiceOf)}
          onOtherFile={work.startOver}
        />
      ) : null}
      {state.step === 'saving' ? (
        <WorkInProgress
          label={texts.saving}
          text={texts.savingText}
          stopLabel={texts.stop}
          onStop={work.stop}
          progress={state.progress}
        />
      ) : null}
      {state.step === 'undoing' ? <WorkInProgress label={texts.undoing} progress={state.progress} /> : null}
      {state.step === 'done' ? (
        <ImportReportView
          report={state.report}
          onGoOn={() => void work.goOn(state.report)}
          onUndo={() => work.undo(state.report)}
          onAnother={work.startOver}
        />
      ) : null}
    </>
  );
}
