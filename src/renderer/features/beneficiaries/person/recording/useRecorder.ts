/** Records voice or film with the browser's own recorder. What is recorded stays in this page until it is kept. */
import { useEffect, useRef, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import { containerFor, type RecordingKind, recordingName } from './containers.ts';
import { sayItIsSound } from './sayItIsSound.ts';

export type RecorderState =
  | { readonly is: 'idle' }
  | { readonly is: 'asking' }
  /** Neither microphone nor camera is allowed, or there is none. */
  | { readonly is: 'refused'; readonly kind: RecordingKind }
  | {
      readonly is: 'recording';
      readonly kind: RecordingKind;
      readonly stream: MediaStream;
      readonly begunAt: number;
    }
  | { readonly is: 'recorded'; readonly kind: RecordingKind; readonly file: File; readonly address: string };

export interface Recorder {
  readonly state: RecorderState;
  readonly begin: (kind: RecordingKind) => void;
  readonly stop: () => void;
  readonly discard: () => void;
}

/** In milliseconds: what a page can hold in memory without harm. */
const LONGEST = 15 * 60_000;

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator && isRecorded('voice');

export const isRecorded = (kind: RecordingKind): boolean =>
  containerFor(kind, (type) => MediaRecorder.isTypeSupported(type)) !== null;

export function useRecorder(fileWord: string): Recorder {
  const [state, setState] = useState<RecorderState>({ is: 'idle' });
  const running = useRef<{ stop(): void; leave(): void } | null>(null);

  useEffect(() => () => running.current?.leave(), []);
  const address = state.is === 'recorded' ? state.address : null;
  useEffect(() => {
    if (address === null) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  async function begin(kind: RecordingKind): Promise<void> {
    const container = containerFor(kind, (type) => MediaRecorder.isTypeSupported(type));
    if (container === null || running.current) return;
    let isLeft = false;
    running.current = { stop: () => undefined, leave: () => (isLeft = true) };
    setState({ is: 'asking' });
    const stream = await navigator.mediaDevices
      .getUserMedia({ audio: true, video: kind === 'film' })
      .catch(() => null);
    if (!stream || isLeft) {
      for (const track of stream?.getTracks() ?? []) track.stop();
      running.current = null;
      if (!isLeft) setState({ is: 'refused', kind });
      return;
    }
    const recorder = new MediaRecorder(stream, { mimeType: container });
    const parts: Blob[] = [];
    const begunAt = systemClock.now();
    const tooLong = setTimeout(() => recorder.stop(), LONGEST);
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      clearTimeout(tooLong);
      for (const track of stream.getTracks()) track.stop();
      void finish();
    });
    const finish = async () => {
      const [type = container] = container.split(';');
      const whole = new Blob(parts, { type });
      const content = kind === 'voice' ? await sayItIsSound(whole) : whole;
      running.current = null;
      if (isLeft) return;
      const file = new File([content], recordingName(fileWord, container, new Date(begunAt)), { type });
      setState({ is: 'recorded', kind, file, address: URL.createObjectURL(file) });
    };
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const leave = () => {
      isLeft = true;
      stop();
    };
    running.current = { stop, leave };
    recorder.start();
    setState({ is: 'recording', kind, stream, begunAt });
  }

  return {
    state,
    begin: (kind) => void begin(kind),
    stop: () => running.current?.stop(),
    discard: () => setState({ is: 'idle' }),
  };
}
