/** Plays a stretch of a recording. */
export interface Clip {
  readonly url: string;
  /** Seconds; null for its beginning and its end. */
  readonly from: number | null;
  readonly to: number | null;
}

/** What is needed of an audio element. */
export type ClipPlayer = Pick<
  HTMLAudioElement,
  'src' | 'currentTime' | 'play' | 'pause' | 'addEventListener' | 'readyState'
>;

/** Resolves at the clip's end. Rejects when it cannot be played, and with the signal's reason. Leaves the player at rest. */
export async function playClip(
  player: ClipPlayer,
  { url, from, to }: Clip,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const end = Promise.withResolvers<void>();
  const isOver = new AbortController();
  const options = { signal: isOver.signal };
  signal.addEventListener('abort', () => end.reject(signal.reason), options);
  player.addEventListener('ended', () => end.resolve(), options);
  player.addEventListener('error', () => end.reject(new Error('The recording cannot be played')), options);
  player.addEventListener(
    'loadedmetadata',
    () => {
      if (from !== null) player.currentTime = from;
    },
    options,
  );
  player.addEventListener(
    'timeupdate',
    () => {
      if (to !== null && player.currentTime >= to) end.resolve();
    },
    options,
  );
  try {
    player.src = url;
    await Promise.race([Promise.all([player.play(), end.promise]), end.promise]);
  } finally {
    isOver.abort();
    player.pause();
  }
}
