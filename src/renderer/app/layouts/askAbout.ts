/** The question that is asked before somebody signs out of what is only on this device. */
import type { OnlyHere } from './onlyHere.ts';
import type { signOutMessages } from './signOutMessages.ts';

type Texts = (typeof signOutMessages)['en'] | (typeof signOutMessages)['fr'];

interface SignOutQuestion {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly confirmLabel: string;
}

/** Null when nothing is to be asked. */
export function askAbout(
  { letters, captions, files, forms }: OnlyHere,
  texts: Texts,
): SignOutQuestion | null {
  const kinds = [
    { count: letters, title: texts.unsavedTitle(letters), text: texts.unsavedText },
    { count: captions, title: texts.unsavedCaptionsTitle(captions), text: texts.unsavedCaptionsText },
    { count: forms, title: texts.unsavedFormsTitle, text: texts.unsavedFormsText },
    { count: files, title: texts.unsafeFilesTitle(files), text: texts.unsafeFilesText },
  ].filter(({ count }) => count > 0);
  const [first, second] = kinds;
  if (!first) return null;
  const confirmLabel = letters + captions + forms > 0 ? texts.eraseAndSignOut : texts.forgetAndSignOut;
  return second
    ? {
        title: texts.onlyHereTitle,
        paragraphs: kinds.map(({ title, text }) => `${title}. ${text}`),
        confirmLabel,
      }
    : { title: first.title, paragraphs: [first.text], confirmLabel };
}
