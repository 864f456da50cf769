/** Makes the recording or film of a message here and now, or takes a file, and keeps it in an album. */
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import Upload from 'lucide-react/icons/upload';
import Video from 'lucide-react/icons/video';
import { useEffect, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { systemClock } from '#shared/clock.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { recordingMessages } from './messages.ts';
import { canRecord, isRecorded, type Recorder, useRecorder } from './useRecorder.ts';

interface RecordHereProps {
  readonly onKeep: (file: File) => void;
}

export function RecordHere({ onKeep }: RecordHereProps) {
  const messages = useMessages(recordingMessages);
  const recorder = useRecorder(messages.fileWord);
  const { state } = recorder;
  switch (state.is) {
    case 'recording':
      return <Running state={state} onStop={recorder.stop} />;
    case 'recorded':
      return (
        <div className="rounded-control bg-sunken p-4">
          {state.kind === 'film' ? (
            // biome-ignore lint/a11y/useMediaCaption: what somebody has just said themselves
            <video controls playsInline src={state.address} className="max-h-64 w-full rounded-small" />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: what somebody has just said themselves
            <audio controls src={state.address} aria-label={messages.listen} className="w-full" />
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            <Button onPress={() => onKeep(state.file)} autoFocus>
              {messages.keep}
            </Button>
            <Button variant="secondary" onPress={recorder.discard}>
              {messages.again}
            </Button>
          </div>
        </div>
      );
    default:
      return <Beginning recorder={recorder} onKeep={onKeep} />;
  }
}

function Beginning({ recorder, onKeep }: RecordHereProps & { readonly recorder: Recorder }) {
  const messages = useMessages(recordingMessages);
  const { state, begin } = recorder;
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
            if (file) onKeep(file);
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

interface RunningProps {
  readonly state: Extract<Recorder['state'], { is: 'recording' }>;
  readonly onStop: () => void;
}

function Running({ state: { kind, stream, begunAt }, onStop }: RunningProps) {
  const messages = useMessages(recordingMessages);
  const mirror = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (mirror.current) mirror.current.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(Math.floor((systemClock.now() - begunAt) / 1000)), 250);
    return () => clearInterval(ticking);
  }, [begunAt]);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className="rounded-control bg-sunken p-4">
      {kind === 'film' ? (
        <video
          ref={mirror}
          autoPlay
          muted
          playsInline
          className="mb-4 max-h-64 w-full -scale-x-100 rounded-small"
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button icon={<Square size={16} aria-hidden="true" />} onPress={onStop} autoFocus>
          {messages.stop}
        </Button>
        <p className="flex items-center gap-2.5">
          <span aria-hidden="true" className="size-3 animate-breathe rounded-full bg-danger" />
          <span role="status">{messages.isRecording}</span>
          <span className="tabular-nums">{time}</span>
        </p>
      </div>
    </div>
  );
}
