/** The server as the queue sees it for files of the vault, in memory: room, files, and what it gave up. */
import type { VaultAnswer, VaultServer } from './task.ts';

interface StoredFile {
  readonly crc32c: string;
  readonly byteCount: number;
  state: 'reserved' | 'ready' | 'discarded';
  received: string | null;
}

export class MemoryVaultServer implements VaultServer {
  readonly files = new Map<string, StoredFile>();
  readonly asked: string[] = [];
  limitBytes = 1_000_000;
  /** What arrives is not what was sent. */
  isLineFaulty = false;

  get usedBytes(): number {
    const kept = [...this.files.values()].filter(({ state }) => state !== 'discarded');
    return kept.reduce((sum, { byteCount }) => sum + byteCount, 0);
  }

  reserve: VaultServer['reserve'] = async ({
    sealed: { fileId, byteCount, crc32c },
  }): Promise<VaultAnswer> => {
    this.asked.push('reserve');
    const standing = this.files.get(fileId);
    if (standing) {
      const isSame = standing.crc32c === crc32c && standing.state !== 'discarded';
      return isSame ? { outcome: 'done' } : { outcome: 'refused', code: 'conflict' };
    }
    if (this.usedBytes + byteCount > this.limitBytes) {
      return { outcome: 'refused', code: 'storage-quota-exceeded' };
    }
    this.files.set(fileId, { crc32c, byteCount, state: 'reserved', received: null });
    return { outcome: 'done' };
  };

  send: VaultServer['send'] = async ({ path, content, session, onSession, onProgress }) => {
    this.asked.push('send');
    if (session === null) onSession('session');
    const file = this.files.get(path.slice(path.lastIndexOf('/') + 1));
    const text = await content.text();
    if (file) file.received = this.isLineFaulty ? `${text}!` : text;
    onProgress(content.size);
  };

  commit: VaultServer['commit'] = async (fileId): Promise<VaultAnswer> => {
    this.asked.push('commit');
    const file = this.files.get(fileId);
    if (!file || file.state === 'discarded') return { outcome: 'refused', code: 'vault-item-not-found' };
    if (file.received === null) return { outcome: 'refused', code: 'upload-incomplete' };
    if (file.received !== file.crc32c) {
      file.state = 'discarded';
      return { outcome: 'refused', code: 'checksum-mismatch' };
    }
    file.state = 'ready';
    return { outcome: 'done' };
  };

  release: VaultServer['release'] = async (fileId) => {
    this.asked.push('release');
    const file = this.files.get(fileId);
    if (file) file.state = 'discarded';
  };

  /** The job comes by: what was given up has no document any more. */
  sweep(): void {
    for (const [fileId, { state }] of this.files) if (state === 'discarded') this.files.delete(fileId);
  }
}
