/**
 * The program's next version, step by step: looked for by itself, downloaded only when its person says so, put in place when
 * the program quits, or at once where they ask for that. What fails by itself is written down and tried again the next day; only
 * who asked is told.
 */
import type { AppUpdater, UpdateInfo } from 'electron-updater';
import type { UpdateState } from '#shared/desktop/events.ts';

/** What of electron-updater is used. */
export type Updater = Pick<AppUpdater, 'checkForUpdates' | 'downloadUpdate' | 'on'>;

interface Setting {
  /** Called when it is needed first: it is not small. */
  readonly loadUpdater: () => Promise<Updater>;
  /** False where the system's package manager installs programs. */
  readonly canDownload: boolean;
  readonly report: (event: string, error: unknown) => void;
  readonly onChange: (state: UpdateState) => void;
}

export interface Updates {
  current(): UpdateState;
  /** `isAsked` by the person, who is then told of a failure too. */
  check(isAsked: boolean): Promise<UpdateState>;
  download(): Promise<UpdateState>;
  /** Where what was downloaded lies. */
  downloaded(): readonly string[];
  /** What was downloaded cannot be put in place: it is to be downloaded anew. */
  miss(): void;
}

const LONGEST_NOTES = 4_000;
/** Milliseconds that a server of updates may be silent: to a question, and while it sends. */
const LONGEST_SILENCE = 60_000;

interface Found {
  readonly version: string;
  readonly notes: string | null;
}

/** As the operator wrote them beside the new version, if they did. */
function notesOf({ releaseNotes }: UpdateInfo): string | null {
  return typeof releaseNotes === 'string' && releaseNotes.trim()
    ? releaseNotes.trim().slice(0, LONGEST_NOTES)
    : null;
}

/** Rejects once the server was silent for too long: `work` neither ended nor, by `heard`, said that it goes on. */
async function unlessSilent<Result>(work: (heard: () => void) => Promise<Result>): Promise<Result> {
  const silent = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.reject(new Error('The server of updates is silent.')), LONGEST_SILENCE);
  };
  heard();
  try {
    return await Promise.race([work(heard), silent.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function followUpdates({ loadUpdater, canDownload, report, onChange }: Setting): Updates {
  let state: UpdateState = { step: 'unknown' };
  let found: Found | null = null;
  let files: readonly string[] = [];
  let checking: Promise<UpdateState> | null = null;
  let updater: Promise<Updater> | null = null;
  let hearDownload: () => void = () => undefined;
  const change = (next: UpdateState): UpdateState => {
    state = next;
    onChange(next);
    return next;
  };
  const openUpdater = async (): Promise<Updater> => {
    const loaded = await loadUpdater();
    loaded.on('download-progress', ({ percent }) => {
      hearDownload();
      // Not a number where the server names no length.
      const whole = Number.isFinite(percent) ? Math.max(0, Math.min(100, Math.floor(percent))) : 0;
      if (state.step === 'downloading' && state.percent !== whole) change({ ...state, percent: whole });
    });
    return loaded;
  };
  const theUpdater = () => {
    updater ??= openUpdater();
    // One that did not load is loaded anew.
    updater.catch(() => {
      updater = null;
    });
    return updater;
  };
  const look = async (): Promise<UpdateState> => {
    const before = state;
    change({ step: 'checking' });
    try {
      const answer = await unlessSilent(async () => (await theUpdater()).checkForUpdates());
      if (!answer?.isUpdateAvailable) return change({ step: 'newest' });
      const { version } = answer.updateInfo;
      found = { version, notes: notesOf(answer.updateInfo) };
      return change({ step: 'available', ...found, canDownload });
    } catch (error) {
      report('update-check-failed', error);
      return change(isAnyoneAsking ? { step: 'failed', during: 'check' } : before);
    }
  };
  let isAnyoneAsking = false;
  return {
    current: () => state,
    downloaded: () => files,
    miss() {
      files = [];
      report('update-not-installable', new Error('What was downloaded cannot be put in place.'));
      change({ step: 'failed', during: 'download' });
    },
    async check(isAsked) {
      if (state.step === 'downloading' || state.step === 'ready') return state;
      // Who asks while it looks by itself gets that answer, and is told of its failure.
      isAnyoneAsking ||= isAsked;
      checking ??= look().finally(() => {
        checking = null;
        isAnyoneAsking = false;
      });
      return checking;
    },
    async download() {
      // Whoever presses while it looks by itself means the version that it had found.
      if (checking) await checking;
      if (state.step === 'downloading' || state.step === 'ready' || !found || !canDownload) return state;
      const { version, notes } = found;
      change({ step: 'downloading', version, percent: 0 });
      try {
        files = await unlessSilent(async (heard) => {
          hearDownload = heard;
          return (await theUpdater()).downloadUpdate();
        });
        return change({ step: 'ready', version, notes });
      } catch (error) {
        report('update-download-failed', error);
        return change({ step: 'failed', during: 'download' });
      }
    },
  };
}
