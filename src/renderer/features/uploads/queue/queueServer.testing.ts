/**
 * The server as the queue sees it, in memory: a quota, reservations, files, items. Any request can be made to fail
 * before it takes effect or after, which is all that a network, a reload or a crash can do to it.
 */
import type { MediaItemId } from '#shared/domain/ids.ts';
import type { CommitAnswer, QueueServer, ReservationAnswer } from './task.ts';

interface Item {
  readonly byteCount: number;
  readonly sha256: string;
  state: 'reserved' | 'ready';
  isStored: boolean;
}

export interface Disturbance {
  readonly moment: 'before' | 'after';
  readonly error: () => Error;
}

export class MemoryServer implements QueueServer {
  readonly items = new Map<string, Item>();
  readonly asked: string[] = [];
  isSignedIn = true;
  /** How many commitments the album's stay in the trash outlasts. */
  trashedFor = 0;
  /** Which request (counted from 0) is disturbed, and how. */
  readonly disturbances = new Map<number, Disturbance>();
  readonly #limitBytes: number;

  constructor(limitBytes = 1_000_000) {
    this.#limitBytes = limitBytes;
  }

  get usedBytes(): number {
    return [...this.items.values()].reduce((sum, { byteCount }) => sum + byteCount, 0);
  }

  async #answer<T>(name: string, act: () => T): Promise<T> {
    const disturbance = this.disturbances.get(this.asked.length);
    this.asked.push(name);
    if (disturbance?.moment === 'before') throw disturbance.error();
    const answer = act();
    await Promise.resolve();
    if (disturbance) throw disturbance.error();
    return answer;
  }

  reserve: QueueServer['reserve'] = ({ itemId, upload, inspection }) =>
    this.#answer('reserve', (): ReservationAnswer => {
      if (!this.items.has(itemId)) {
        const isKnown = [...this.items.values()].some(
          ({ sha256, state }) => sha256 === inspection.sha256 && state === 'ready',
        );
        if (isKnown) return { outcome: 'refused', code: 'media-already-in-album' };
        if (this.usedBytes + upload.byteCount > this.#limitBytes) {
          return { outcome: 'refused', code: 'storage-quota-exceeded' };
        }
        const { sha256 } = inspection;
        this.items.set(itemId, { byteCount: upload.byteCount, sha256, state: 'reserved', isStored: false });
      }
      return { outcome: 'reserved', folder: itemId };
    });

  send: QueueServer['send'] = ({ folder, session, onSession, onProgress }) =>
    this.#answer('send', () => {
      if (session === null) onSession('session');
      const item = this.items.get(folder);
      if (item) item.isStored = true;
      onProgress(item?.byteCount ?? 0);
    });

  sendThumbnail: QueueServer['sendThumbnail'] = ({ size }) =>
    this.#answer(`thumbnail-${size}`, () => undefined);

  commit: QueueServer['commit'] = (itemId) =>
    this.#answer('commit', (): CommitAnswer => {
      const item = this.items.get(itemId);
      if (!item) return { outcome: 'refused', code: 'media-item-not-found' };
      if (!item.isStored) return { outcome: 'refused', code: 'upload-incomplete' };
      this.trashedFor -= 1;
      if (this.trashedFor >= 0) return { outcome: 'refused', code: 'album-trashed' };
      item.state = 'ready';
      return { outcome: 'ready' };
    });

  release: QueueServer['release'] = (itemId: MediaItemId) =>
    this.#answer('release', () => {
      if (this.items.get(itemId)?.state === 'reserved') this.items.delete(itemId);
    });

  renewSession: QueueServer['renewSession'] = () =>
    this.#answer('renew', () => {
      if (!this.isSignedIn) {
        throw Object.assign(new Error('The session is over.'), { code: 'auth/user-token-expired' });
      }
    });
}
