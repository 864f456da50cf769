/** A text as it is written, of which nothing runs or loads anything. */
import { useMemo } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { attachmentMessages } from '../messages.ts';
import { TEXT_LIMIT } from './viewingLimits.ts';
import type { ViewProps } from './viewProps.ts';

function decode(content: ViewProps['content']): string {
  const shown = content.subarray(0, TEXT_LIMIT);
  try {
    return new TextDecoder('utf-8', { fatal: content.length <= TEXT_LIMIT }).decode(shown);
  } catch {
    return new TextDecoder('windows-1252').decode(shown);
  }
}

export function TextView({ attachment, content }: ViewProps) {
  const texts = useMessages(attachmentMessages);
  const text = useMemo(() => decode(content), [content]);
  return (
    <>
      {content.length > TEXT_LIMIT ? <p className="mb-3 text-ink-soft text-small">{texts.textCut}</p> : null}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by keyboard
        tabIndex={0}
        aria-label={attachment.name}
        className="max-h-[65dvh] overflow-auto whitespace-pre-wrap rounded-small bg-sunken p-4 text-small [overflow-wrap:anywhere]"
      >
        {text}
      </section>
    </>
  );
}
