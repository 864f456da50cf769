/** What a person has on this device and nowhere else: counted before they sign out, erased when they have. */
import { countUnsafeUploads, forgetUploadsOf } from '#features/uploads/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { logWarning } from '#platform/logging/logger.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { countUnsaved } from '#ui/form/unsaved.ts';

export interface OnlyHere {
  readonly letters: number;
  readonly captions: number;
  readonly files: number;
  /** Open forms with answers that were not sent. */
  readonly forms: number;
}

/** Nobody is kept from leaving because something could not be looked at. */
const orNone = (count: Promise<number>) =>
  count.catch((error: unknown) => {
    logWarning('What is only on this device could not be counted', {}, error);
    return 0;
  });

export async function countOnlyHere(userId: UserId): Promise<OnlyHere> {
  const [letterCount, captionCount, fileCount] = await Promise.all([
    orNone(countLetters(userId)),
    orNone(countCaptions(userId)),
    orNone(countUnsafeUploads(userId)),
  ]);
  return { letters: letterCount, captions: captionCount, files: fileCount, forms: countUnsaved() };
}

/** Never rejects: whoever has signed out is out. */
export async function eraseOnlyHere(userId: UserId): Promise<void> {
  const erasures = [eraseLetters(userId), eraseCaptions(userId), forgetUploadsOf(userId)];
  for (const outcome of await Promise.allSettled(erasures)) {
    if (outcome.status === 'rejected') logWarning('Something stayed on the device', {}, outcome.reason);
  }
}

// Each takes by name what it needs: the bundler leaves the rest of the feature out.

async function countLetters(userId: UserId): Promise<number> {
  const { countDrafts } = await import('#features/letters/index.ts');
  return countDrafts(userId);
}

async function countCaptions(userId: UserId): Promise<number> {
  const { countItemDrafts } = await import('#features/media/index.ts');
  return countItemDrafts('caption', userId, platform().storage);
}

async function eraseLetters(userId: UserId): Promise<void> {
  const { eraseDrafts } = await import('#features/letters/index.ts');
  await eraseDrafts(userId);
}

async function eraseCaptions(userId: UserId): Promise<void> {
  const { dropItemDrafts } = await import('#features/media/index.ts');
  dropItemDrafts(userId, platform().storage);
}
