/** What a person has on this device and nowhere else: counted before they sign out, erased when they have. */
import { platform } from '#platform/currentPlatform.ts';
import { logWarning } from '#platform/logging/logger.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { signOutMessages } from './signOutMessages.ts';

type Texts = (typeof signOutMessages)['en'] | (typeof signOutMessages)['fr'];

export interface OnlyHere {
  readonly letters: number;
  readonly captions: number;
  readonly files: number;
}

export interface SignOutQuestion {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly confirmLabel: string;
}

/** Null when nothing is to be asked. */
export function askAbout({ letters, captions, files }: OnlyHere, texts: Texts): SignOutQuestion | null {
  const kinds = [
    { count: letters, title: texts.unkeptTitle(letters), text: texts.unkeptText },
    { count: captions, title: texts.unsavedCaptionsTitle(captions), text: texts.unsavedCaptionsText },
    { count: files, title: texts.unsafeFilesTitle(files), text: texts.unsafeFilesText },
  ].filter(({ count }) => count > 0);
  const [first, second] = kinds;
  if (!first) return null;
  const confirmLabel = letters + captions > 0 ? texts.eraseAndSignOut : texts.forgetAndSignOut;
  return second
    ? {
        title: texts.onlyHereTitle,
        paragraphs: kinds.map(({ title, text }) => `${title}. ${text}`),
        confirmLabel,
      }
    : { title: first.title, paragraphs: [first.text], confirmLabel };
}

const letters = () => import('#features/letters/index.ts');
const media = () => import('#features/media/index.ts');
const uploads = () => import('#features/uploads/index.ts');

/** Nobody is kept from leaving because something could not be looked at. */
const orNone = (count: Promise<number>) =>
  count.catch((error: unknown) => {
    logWarning('What is only on this device could not be counted', {}, error);
    return 0;
  });

export async function countOnlyHere(userId: UserId): Promise<OnlyHere> {
  const [letterCount, captionCount, fileCount] = await Promise.all([
    orNone(letters().then(({ countDrafts }) => countDrafts(userId))),
    orNone(media().then(({ countItemDrafts }) => countItemDrafts('caption', userId, platform().storage))),
    orNone(uploads().then(({ countUnsafeUploads }) => countUnsafeUploads(userId))),
  ]);
  return { letters: letterCount, captions: captionCount, files: fileCount };
}

/** Never rejects: whoever has signed out is out. */
export async function eraseOnlyHere(userId: UserId): Promise<void> {
  const erasures = [
    letters().then(({ dropDrafts }) => dropDrafts(userId)),
    media().then(({ dropItemDrafts }) => dropItemDrafts(userId, platform().storage)),
    uploads().then(({ forgetUploadsOf }) => forgetUploadsOf(userId)),
  ];
  for (const outcome of await Promise.allSettled(erasures)) {
    if (outcome.status === 'rejected') logWarning('Something stayed on the device', {}, outcome.reason);
  }
}
