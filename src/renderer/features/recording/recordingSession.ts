/** One recording while it is made: the browser's recorder, its clock without the pauses, and the file it becomes. */
import type { Clock } from '#shared/clock.ts';
import { type RecordingKind, recordingName } from './containers.ts';
import { sayItIsSound } from './sayItIsSound.ts';
import { withDuration } from './withDuration.ts';

export interface Recording {
  readonly kind: RecordingKind;
  readonly file: File;
  readonly seconds: number;
}

export interface RecordingSession {
  readonly kind: RecordingKind;
  readonly stream: MediaStream;
  /** How much is recorded, in seconds: a pause adds nothing. */
  readonly elapsed: () => number;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /** Resolves once it was stopped: by its person, by being too long, or because the device was taken away. */
  readonly recorded: Promise<Recording>;
}

interface SessionOptions {
  readonly kind: RecordingKind;
  readonly container: string;
  readonly fileWord: string;
  readonly clock: Clock;
}

/** In milliseconds: what a page can hold in memory without harm. */
const LONGEST = 15 * 60_000;

/** Begins at once. */
export function startRecording(stream: MediaStream, options: SessionOptions): RecordingSession {
  const { kind, container, fileWord, clock } = options;
  const recorder = new MediaRecorder(stream, { mimeType: container });
  const parts: Blob[] = [];
  const begunAt = clock.now();
  let before = 0;
  let resumedAt: number | null = begunAt;
  const elapsed = () => before + (resumedAt === null ? 0 : clock.now() - resumedAt);
  const holdClock = () => {
    before = elapsed();
    resumedAt = null;
  };
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  let tooLong = setTimeout(stop, LONGEST);

  const recorded = new Promise<void>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => resolve());
  }).then(async () => {
    clearTimeout(tooLong);
    holdClock();
    for (const track of stream.getTracks()) track.stop();
    const [type = container] = container.split(';');
    const whole = await withDuration(new Blob(parts, { type }));
    const content = kind === 'voice' ? await sayItIsSound(whole) : whole;
    const file = new File([content], recordingName(fileWord, container, new Date(begunAt)), { type });
    return { kind, file, seconds: before / 1000 };
  });
  recorder.start();

  return {
    kind,
    stream,
    elapsed: () => elapsed() / 1000,
    pause() {
      if (recorder.state !== 'recording') return;
      recorder.pause();
      holdClock();
      clearTimeout(tooLong);
    },
    resume() {
      if (recorder.state !== 'paused') return;
      recorder.resume();
      resumedAt = clock.now();
      tooLong = setTimeout(stop, LONGEST - before);
    },
    stop,
    recorded,
  };
}
