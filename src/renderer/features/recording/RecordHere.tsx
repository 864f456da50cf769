/** Makes a recording or a film here and now, or takes a file. What is made is looked at before it is kept. */
import Mic from 'lucide-react/icons/mic';
import Upload from 'lucide-react/icons/upload';
import Video from 'lucide-react/icons/video';
import { useEffect, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { Language } from '#shared/domain/userProfile.ts';
import { Button } from '#ui/Button.tsx';
import { type LeavesForm, watchUnsaved } from '#ui/form/unsaved.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { HeardLine } from './listenAlong.ts';
import { recordingMessages } from './messages.ts';
import { RunningRecording } from './RunningRecording.tsx';
import { useHeardLines } from './useHeardLines.ts';
import { canRecord, isRecorded, type Recorder, useRecorder } from './useRecorder.ts';

interface RecordHereProps {
  /**
   * With what the browser's recogniser heard; nothing of a file that was taken. False where it could not be kept, so that
   * it stays here.
   */
  readonly onKeep: (file: File, lines: readonly HeardLine[]) => undefined | Promise<boolean>;
  /** What files are called, with their moment. */
  readonly fileWord?: string;
  /** What is said is written down in this language. */
  readonly listensIn?: Language | null;
  /** What takes a recording away besides another page; the same function each time. */
  readonly leaves?: LeavesForm;
}

export function RecordHere({ onKeep, fileWord, listensIn = null, leaves }: RecordHereProps) {
  const messages = useMessages(recordingMessages);
  const recorder = useRecorder(fileWord ?? messages.fileWord);
  const { state } = recorder;
  const session = state.is === 'recording' ? state.session : null;
  const heard = useHeardLines(session, state.is === 'recording' && state.isPaused, listensIn);
  const wouldBeLost = state.is === 'recording' || state.is === 'finishing' || state.is === 'recorded';
  const isKept = useRef(false);
  const [isKeeping, setKeeping] = useState(false);
  useEffect(() => {
    isKept.current = false;
    return wouldBeLost ? watchUnsaved(() => !isKept.current, leaves) : undefined;
  }, [wouldBeLost, leaves]);
  const keep = async (file: File) => {
    isKept.current = true;
    setKeeping(true);
    if ((await onKeep(file, heard.lines())) === false) isKept.current = false;
    setKeeping(false);
  };
  switch (state.is) {
    case 'recording':
      return <RunningRecording state={state} recorder={recorder} words={heard.words} />;
    case 'finishing':
      return <Spinner message={messages.finishing} />;
    case 'recorded': {
      const { recording, address } = state;
      return (
        <div className="rounded-control bg-sunken p-4">
          {recording.kind === 'film' ? (
            // biome-ignore lint/a11y/useMediaCaption: what somebody has just said themselves
            <video
              controls
              playsInline
              src={address}
              aria-label={messages.listen}
              className="max-h-80 w-full rounded-small"
            />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: what somebody has just said themselves
            <audio controls src={address} aria-label={messages.listen} className="w-full" />
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            <Button isPending={isKeeping} onPress={() => void keep(recording.file)} autoFocus>
              {messages.keep}
            </Button>
            <Button variant="secondary" onPress={recorder.discard}>
              {messages.again}
            </Button>
          </div>
        </div>
      );
    }
    default:
      return <Beginning recorder={recorder} onTake={(file) => void onKeep(file, [])} />;
  }
}

interface BeginningProps {
  readonly recorder: Recorder;
  readonly onTake: (file: File) => void;
}

function Beginning({ recorder: { state, begin }, onTake }: BeginningProps) {
  const messages = useMessages(recordingMessages);
  const isAsking = state.is === 'asking';
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {canRecord() ? (
          <Button
            variant="secondary"
            size="small"
            isDisabled={isAsking}
            icon={<Mic size={18} aria-hidden="true" />}
            onPress={() => begin('voice')}
          >
            {messages.recordVoice}
          </Button>
        ) : null}
        {canRecord() && isRecorded('film') ? (
          <Button
            variant="secondary"
            size="small"
            isDisabled={isAsking}
            icon={<Video size={18} aria-hidden="true" />}
            onPress={() => begin('film')}
          >
            {messages.recordFilm}
          </Button>
        ) : null}
        <FileTrigger
          acceptedFileTypes={['audio/*', 'video/*', '.m4a', '.mov', '.ogg']}
          onSelect={(files) => {
            const file = files?.item(0);
            if (file) onTake(file);
          }}
        >
          <Button variant="secondary" size="small" icon={<Upload size={18} aria-hidden="true" />}>
            {messages.takeFile}
          </Button>
        </FileTrigger>
      </div>
      <p role="status" className="mt-2 text-small text-ink-soft empty:hidden">
        {isAsking ? messages.asking : null}
        {state.is === 'refused' ? messages.refused : null}
      </p>
    </>
  );
}
