/** Has the recording of an answer written down by the operator's model server. It says what leaves, and stops when told to. */
import { useEffect, useRef, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import type { AnswerId } from '#shared/clone/ids.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { type TranscriptionStep, transcribeAnswer } from '../api.ts';
import { answerMessages } from './messages.ts';

interface TranscribeAnswerProps {
  readonly answerId: AnswerId;
  /** With words or without: what is shown is read again. */
  readonly onEnded: () => Promise<void>;
}

export function TranscribeAnswer({ answerId, onEnded }: TranscribeAnswerProps) {
  const messages = useMessages(answerMessages);
  const explain = useExplain({
    'not-available': messages.notTranscribed,
    'media-file-too-large': messages.tooLongToTranscribe,
    busy: messages.transcribedElsewhere,
    conflict: messages.changedWhileListening,
  });
  const change = useChange();
  const [step, setStep] = useState<TranscriptionStep | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = async () => {
    const controller = new AbortController();
    running.current = controller;
    setStep('reading');
    try {
      const { outcome } = await transcribeAnswer(answerId, {
        signal: controller.signal,
        onChunk: (chunk) => setStep(chunk.step),
      });
      await onEnded();
      const said = {
        written: messages.transcribed,
        'written-before': null,
        'written-in-part': messages.transcribedInPart,
        'nothing-heard': messages.nothingHeard,
      }[outcome];
      if (said) showToast({ message: said });
    } catch (error) {
      if (!controller.signal.aborted) {
        showToast({ message: explain(error), tone: 'error' });
        await onEnded().catch(() => undefined);
      }
    } finally {
      setStep(null);
    }
  };

  if (step === null) {
    return (
      <div className="mt-4">
        <p className="text-small text-ink-soft">{messages.transcribeNote}</p>
        <Button variant="secondary" size="small" className="mt-3" onPress={change(() => void begin())}>
          {messages.transcribe}
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-4 flex items-end gap-4">
      <ProgressBar label={messages[step]} className="min-w-0 flex-1" />
      <Button variant="secondary" size="small" autoFocus onPress={() => running.current?.abort()}>
        {messages.stopTranscribing}
      </Button>
    </div>
  );
}
