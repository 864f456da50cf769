/** Records voice or film with the browser's own recorder. What is recorded stays in this page until it is kept. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import { containerFor, type RecordingKind } from './containers.ts';
import { type Recording, type RecordingSession, startRecording } from './recordingSession.ts';

export type RecorderState =
  | { readonly is: 'idle' }
  | { readonly is: 'asking' }
  /** Neither microphone nor camera is allowed, or there is none. */
  | { readonly is: 'refused'; readonly kind: RecordingKind }
  | { readonly is: 'recording'; readonly session: RecordingSession; readonly isPaused: boolean }
  /** Stopped, and being written whole. */
  | { readonly is: 'finishing' }
  | { readonly is: 'recorded'; readonly recording: Recording; readonly address: string };

export interface Recorder {
  readonly state: RecorderState;
  readonly begin: (kind: RecordingKind) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  readonly discard: () => void;
}

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator && isRecorded('voice');

export const isRecorded = (kind: RecordingKind): boolean => containerOf(kind) !== null;

const containerOf = (kind: RecordingKind) =>
  containerFor(kind, (type) => MediaRecorder.isTypeSupported(type));

/** The recorder's files are called by `fileWord` and their moment. */
export function useRecorder(fileWord: string): Recorder {
  const [state, setState] = useState<RecorderState>({ is: 'idle' });
  /** What began last; an earlier one says nothing any more. */
  const turn = useRef<{ session: RecordingSession | null } | null>(null);

  const leave = useCallback(() => {
    const left = turn.current;
    turn.current = null;
    left?.session?.stop();
  }, []);
  useEffect(() => leave, [leave]);
  const address = state.is === 'recorded' ? state.address : null;
  useEffect(() => {
    if (address === null) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  async function begin(kind: RecordingKind): Promise<void> {
    const container = containerOf(kind);
    if (container === null || turn.current) return;
    const mine: { session: RecordingSession | null } = { session: null };
    turn.current = mine;
    const isMine = () => turn.current === mine;
    setState({ is: 'asking' });
    const stream = await navigator.mediaDevices
      .getUserMedia({ audio: true, video: kind === 'film' })
      .catch(() => null);
    if (!stream || !isMine()) {
      for (const track of stream?.getTracks() ?? []) track.stop();
      if (!isMine()) return;
      turn.current = null;
      setState({ is: 'refused', kind });
      return;
    }
    const session = startRecording(stream, { kind, container, fileWord, clock: systemClock });
    mine.session = session;
    setState({ is: 'recording', session, isPaused: false });
    const recording = await session.recorded;
    if (!isMine()) return;
    turn.current = null;
    setState({ is: 'recorded', recording, address: URL.createObjectURL(recording.file) });
  }

  function hold(isPaused: boolean): void {
    if (state.is !== 'recording') return;
    if (isPaused) state.session.pause();
    else state.session.resume();
    setState({ ...state, isPaused });
  }

  return {
    state,
    begin: (kind) => void begin(kind),
    pause: () => hold(true),
    resume: () => hold(false),
    stop() {
      if (state.is !== 'recording') return;
      setState({ is: 'finishing' });
      state.session.stop();
    },
    discard() {
      leave();
      setState({ is: 'idle' });
    },
  };
}
