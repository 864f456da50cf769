/** While it records: the mirror of a film, how loud it is, how long already, pause and stop. */
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import { recordingMessages } from './messages.ts';
import type { RecordingSession } from './recordingSession.ts';
import type { Recorder, RecorderState } from './useRecorder.ts';

interface RunningRecordingProps {
  readonly state: Extract<RecorderState, { is: 'recording' }>;
  readonly recorder: Pick<Recorder, 'pause' | 'resume' | 'stop'>;
  /** What the recogniser hears; empty where none listens. */
  readonly words: string;
}

export function RunningRecording({ state, recorder, words }: RunningRecordingProps) {
  const messages = useMessages(recordingMessages);
  const { session, isPaused } = state;
  const mirror = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (mirror.current) mirror.current.srcObject = session.stream;
  }, [session.stream]);
  return (
    <div className="rounded-control bg-sunken p-4">
      {session.kind === 'film' ? (
        <video
          ref={mirror}
          autoPlay
          muted
          playsInline
          className="mb-4 max-h-80 w-full -scale-x-100 rounded-small"
        />
      ) : null}
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex items-center gap-2.5">
          <span
            aria-hidden="true"
            className={`size-3 rounded-full bg-danger ${isPaused ? 'opacity-30' : 'animate-breathe'}`}
          />
          <span role="status">{isPaused ? messages.isPaused : messages.isRecording}</span>
          <Elapsed session={session} />
        </p>
        {isPaused ? null : <LevelMeter stream={session.stream} />}
      </div>
      {words ? <p className="mb-4 text-small text-ink-soft">{words}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button icon={<Square size={16} aria-hidden="true" />} onPress={recorder.stop} autoFocus>
          {messages.stop}
        </Button>
        {isPaused ? (
          <Button variant="secondary" icon={<Play size={16} aria-hidden="true" />} onPress={recorder.resume}>
            {messages.resume}
          </Button>
        ) : (
          <Button variant="secondary" icon={<Pause size={16} aria-hidden="true" />} onPress={recorder.pause}>
            {messages.pause}
          </Button>
        )}
      </div>
    </div>
  );
}

function Elapsed({ session }: { readonly session: RecordingSession }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(Math.floor(session.elapsed())), 250);
    return () => clearInterval(ticking);
  }, [session]);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span className="tabular-nums">{time}</span>;
}
