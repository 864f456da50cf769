/** The first stop of the Tab key: over the navigation, into the page. */
import { useMessages } from '#ui/language/messages.tsx';
import { appMessages } from '../messages.ts';

export const MAIN_CONTENT_ID = 'content';

export function SkipLink() {
  const texts = useMessages(appMessages);
  return (
    <a
      href={`#${MAIN_CONTENT_ID}`}
      className="fixed start-4 top-3 z-60 -translate-y-20 rounded-control bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
    >
      {texts.skipToContent}
    </a>
  );
}
