/**
 * [Note: Nothing dropped vanishes]
 * What was picked, dropped or pasted stands here from that moment until the queue has it or the person said no: first
 * while folders are read and while the server is asked how much room is left, then, when not all of it fits, while the
 * person decides. Additions go one after the other, so that two of them neither take the same room nor ask at once. A
 * server that does not say how much room is left keeps nobody waiting: it says of each file whether it fits when that
 * file asks for its room. What did not seem to fit is looked at again when all else has its room: how much previews take
 * is known only then. While nobody is signed in nothing goes on, and what one person added waits for nobody else.
 */
import PQueue from 'p-queue';
import { withDeadline } from '#platform/backend/deadline.ts';
import { logError } from '#platform/logging/logger.ts';
import type { Clock } from '#shared/clock.ts';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { divideByRoom, type RoomEstimate, sealedRoomOf } from './fileRoom.ts';
import { describeUpload, destinationOf, type Target, type UploadQueue } from './queue/UploadQueue.ts';
import type { Destination, Upload } from './upload.ts';

export interface TargetAlbum {
  readonly id: AlbumId;
  readonly title: string;
}

/** Files that do not all fit, while the person decides. */
export interface RoomQuestion {
  readonly userId: UserId;
  readonly isOfVault: boolean;
  readonly fitting: readonly File[];
  readonly unfitting: readonly File[];
  readonly neededBytes: number;
  readonly leftBytes: number;
}

type RoomAnswer = 'add-fitting' | 'cancel';

export interface AdditionsSnapshot {
  /** Files that wait for their turn, in the form of the queue's own. */
  readonly files: readonly Upload[];
  /** Something is added whose files are not known yet. */
  readonly isReading: boolean;
  readonly question: RoomQuestion | null;
}

interface AdditionsOptions {
  readonly queue: Pick<UploadQueue, 'add' | 'isAwaited' | 'unreservedBytes' | 'roomEstimate' | 'subscribe'>;
  /** Bytes that are left to this person. */
  readonly readRoomLeft: (userId: UserId) => Promise<number>;
  readonly clock: Clock;
}

/** How long the room that is left may take to be told, in milliseconds. */
const ROOM_LIMIT = 10_000;

interface AddedFile {
  readonly file: File;
  readonly shown: Upload;
}

interface Addition {
  readonly userId: UserId;
  readonly target: Target;
  files: readonly AddedFile[];
  /**
   * `given`: the queue has its files, and shows them as soon as it draws. `left-out`: told as not fitting, until the
   * files before them have their room and it is known whether they do.
   */
  stage: 'reading' | 'waiting' | 'asked' | 'given' | 'left-out';
}

/** The time that one person is signed in on this page. */
interface Visit {
  readonly userId: UserId;
  readonly left: AbortController;
  readonly turns: PQueue;
}

interface Asked {
  readonly destination: Destination;
  readonly question: RoomQuestion;
  readonly answer: (answer: RoomAnswer) => void;
}

const nothingAdded: AdditionsSnapshot = { files: [], isReading: false, question: null };

export class Additions {
  readonly #options: AdditionsOptions;
  readonly #additions = new Set<Addition>();
  readonly #listeners = new Set<() => void>();
  #visit: Visit | null = null;
  #asked: Asked | null = null;
  #snapshot = nothingAdded;

  constructor(options: AdditionsOptions) {
    this.#options = options;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): AdditionsSnapshot => this.#snapshot;

  /** A person is here: what they added goes on, and what somebody else did is forgotten. */
  begin(userId: UserId): void {
    this.#visit = { userId, left: new AbortController(), turns: new PQueue({ concurrency: 1 }) };
    for (const addition of this.#additions) {
      if (addition.userId === userId) this.#queueUp(addition);
      else this.#additions.delete(addition);
    }
    this.#draw();
  }

  /** The person leaves, or signs out. */
  leave(): void {
    this.#visit?.left.abort();
    this.#visit = null;
    this.#asked = null;
    for (const addition of this.#additions) {
      if (addition.stage === 'asked') addition.stage = 'waiting';
      // The person was told that they do not fit.
      if (addition.stage === 'left-out') this.#additions.delete(addition);
    }
    this.#draw();
  }

  /** Adds files to an album or the vault, or asks first when they do not all fit. Call it while they are being dropped. */
  add(userId: UserId, target: Target, given: readonly File[] | Promise<readonly File[]>): void {
    const addition: Addition = { userId, target, files: [], stage: 'reading' };
    this.#additions.add(addition);
    if (given instanceof Promise) {
      this.#draw();
      given.then(
        (files) => this.#receive(addition, files),
        (error: unknown) => {
          logError('What was dropped could not be read', {}, error);
          this.#remove(addition);
        },
      );
    } else this.#receive(addition, given);
  }

  answer(question: RoomQuestion, answer: RoomAnswer): void {
    if (this.#asked?.question === question) this.#asked.answer(answer);
  }

  /** Takes one file out of what waits. */
  cancel(id: string): void {
    for (const addition of this.#additions) {
      if (addition.stage !== 'waiting') continue;
      addition.files = addition.files.filter(({ shown }) => shown.id !== id);
      if (addition.files.length === 0) this.#additions.delete(addition);
    }
    this.#draw();
  }

  /** The vault was locked: what was to go into it and has not begun is chosen again, and its names are not shown. */
  cancelForVault(): void {
    this.cancelTo(({ kind }) => kind === 'vault');
  }

  /** Takes out what waits to go there. */
  cancelTo(isMeant: (destination: Destination) => boolean): void {
    if (this.#asked && isMeant(this.#asked.destination)) this.#asked.answer('cancel');
    for (const addition of this.#additions) {
      const isWaiting = addition.stage !== 'asked' && addition.stage !== 'given';
      if (isWaiting && isMeant(destinationOf(addition.target))) this.#additions.delete(addition);
    }
    this.#draw();
  }

  cancelAll(): void {
    for (const addition of this.#additions) {
      if (addition.stage !== 'asked' && addition.stage !== 'given') this.#additions.delete(addition);
    }
    this.#draw();
  }

  #receive(addition: Addition, files: readonly File[]): void {
    const { userId, target } = addition;
    addition.files = files.map((file) => ({ file, shown: describeUpload(userId, target, file) }));
    addition.stage = 'waiting';
    if (files.length === 0) this.#additions.delete(addition);
    this.#queueUp(addition);
    this.#draw();
  }

  #queueUp(addition: Addition): void {
    const visit = this.#visit;
    if (visit?.userId !== addition.userId) return;
    const { signal } = visit.left;
    visit.turns
      .add(() => this.#place(addition, signal), { signal })
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
  }

  /** Throws the signal's reason when the person leaves meanwhile. */
  async #place(addition: Addition, signal: AbortSignal): Promise<void> {
    const isWaiting = () => this.#additions.has(addition) && addition.stage === 'waiting';
    if (!isWaiting()) return;
    const { userId, target } = addition;
    const { queue } = this.#options;
    const room = await this.#readRoom(userId, signal);
    signal.throwIfAborted();
    if (!isWaiting()) return;
    const files = addition.files.map(({ file }) => file);
    const destination = destinationOf(target);
    const isAwaited = (file: File) =>
      destination.kind === 'album' && queue.isAwaited(userId, destination.albumId, file);
    // A file that an upload waits for has its room already.
    const known = files.filter(isAwaited);
    const added = files.filter((file) => !known.includes(file));
    const leftBytes = Math.max(0, room - queue.unreservedBytes(userId));
    const estimate = this.#estimateFor(target);
    const neededBytes = added.reduce((sum, file) => sum + estimate(file), 0);
    if (neededBytes <= leftBytes) {
      this.#give(addition, files);
      return;
    }
    queue.add(userId, target, known);
    keepOnly(addition, added);
    const isOfVault = destination.kind === 'vault';
    const question = {
      userId,
      isOfVault,
      neededBytes,
      leftBytes,
      ...divideByRoom(added, leftBytes, estimate),
    };
    const answer = await this.#ask(addition, question, signal);
    this.#give(addition, answer === 'add-fitting' ? question.fitting : []);
    if (answer === 'add-fitting') this.#leaveOut(addition, question.unfitting, signal);
  }

  /** Keeps files that do not seem to fit until all others have the room they need, and adds what then does. */
  #leaveOut({ userId, target }: Addition, files: readonly File[], signal: AbortSignal): void {
    const leftOut: Addition = {
      userId,
      target,
      files: files.map((file) => ({ file, shown: describeUpload(userId, target, file) })),
      stage: 'left-out',
    };
    this.#additions.add(leftOut);
    const { queue } = this.#options;
    const stop = queue.subscribe(() => {
      const isOver = signal.aborted || !this.#additions.has(leftOut);
      if (!isOver && queue.unreservedBytes(userId) > 0) return;
      stop();
      if (isOver) return;
      this.#visit?.turns
        .add(() => this.#placeLeftOut(leftOut, signal), { signal })
        .catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
    });
  }

  /** Throws the signal's reason when the person leaves meanwhile. */
  async #placeLeftOut(leftOut: Addition, signal: AbortSignal): Promise<void> {
    const { queue } = this.#options;
    const room = await this.#readRoom(leftOut.userId, signal);
    signal.throwIfAborted();
    if (!this.#additions.has(leftOut)) return;
    const leftBytes = Math.max(0, room - queue.unreservedBytes(leftOut.userId));
    const files = leftOut.files.map(({ file }) => file);
    const { fitting, unfitting } = divideByRoom(files, leftBytes, this.#estimateFor(leftOut.target));
    // One round after the other, until nothing more goes in: each tells more of what previews take.
    this.#give(leftOut, fitting);
    if (fitting.length > 0 && unfitting.length > 0) this.#leaveOut(leftOut, unfitting, signal);
  }

  #estimateFor(target: Target): RoomEstimate {
    return destinationOf(target).kind === 'vault'
      ? ({ size }) => sealedRoomOf({ byteCount: size })
      : this.#options.queue.roomEstimate();
  }

  /** Without an answer there is room: the server says of each file whether it fits. */
  async #readRoom(userId: UserId, signal: AbortSignal): Promise<number> {
    const { clock, readRoomLeft } = this.#options;
    try {
      return await withDeadline(clock, ROOM_LIMIT, signal, () => readRoomLeft(userId));
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  }

  async #ask(addition: Addition, question: RoomQuestion, signal: AbortSignal): Promise<RoomAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<RoomAnswer>();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    addition.stage = 'asked';
    this.#asked = { destination: destinationOf(addition.target), question, answer: resolve };
    this.#draw();
    const answer = await promise;
    signal.throwIfAborted();
    this.#asked = null;
    return answer;
  }

  #give(addition: Addition, files: readonly File[]): void {
    addition.stage = 'given';
    keepOnly(addition, files);
    const { queue } = this.#options;
    queue.add(addition.userId, addition.target, files);
    const stop = queue.subscribe(() => {
      stop();
      this.#remove(addition);
    });
    this.#draw();
  }

  #remove(addition: Addition): void {
    this.#additions.delete(addition);
    this.#draw();
  }

  #draw(): void {
    const additions = this.#visit ? [...this.#additions] : [];
    this.#snapshot = {
      files: additions
        .filter(({ stage }) => stage !== 'asked' && stage !== 'left-out')
        .flatMap(({ files }) => files.map(({ shown }) => shown)),
      isReading: additions.some(({ stage }) => stage === 'reading'),
      question: this.#asked?.question ?? null,
    };
    for (const listener of this.#listeners) listener();
  }
}

function keepOnly(addition: Addition, files: readonly File[]): void {
  const kept = new Set(files);
  addition.files = addition.files.filter(({ file }) => kept.has(file));
}
