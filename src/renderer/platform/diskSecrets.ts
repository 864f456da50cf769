import type { UserId } from '#shared/domain/ids.ts';

/** How a text that others must not find is written to this device's disk, for whoever keeps records of their own there. */
export interface DiskSecrets {
  /** What is to be written for it; null where nothing may be. `place` tells which of a person's texts it is. */
  seal(userId: UserId, place: string, text: string): Promise<string | null>;
  /** Null for what was not sealed here, for this person and place. */
  open(userId: UserId, place: string, written: string): Promise<string | null>;
}

/** For a disk beside which nothing holds a key: the text itself. */
export const unsealed: DiskSecrets = {
  seal: async (_userId, _place, text) => text,
  open: async (_userId, _place, written) => written,
};
