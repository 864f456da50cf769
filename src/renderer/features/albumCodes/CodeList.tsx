/** The codes of an album, each with how it stands and how often it was opened. */
import type { AlbumCodeId } from '#shared/domain/albumCode.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { codeMessages } from './messages.ts';
import type { CodeWithBook } from './useCodes.ts';

interface CodeListProps {
  readonly codes: readonly CodeWithBook[];
  readonly onOpen: (codeId: AlbumCodeId) => void;
}

export function CodeList({ codes, onOpen }: CodeListProps) {
  const messages = useMessages(codeMessages);
  if (codes.length === 0) return <p className="mt-5 font-semibold">{messages.none}</p>;
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {codes.map(({ code, entries }) => {
        const waiting = entries.filter(({ state }) => state === 'pending').length;
        const facts = [
          code.hasPasscode ? `${messages[code.state]}, ${messages.locked}` : messages[code.state],
          messages.opened(code.openedCount),
          ...(waiting > 0 ? [`${messages.entries}: ${waiting}`] : []),
        ];
        return (
          <li key={code.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0">
              <p className="font-semibold [overflow-wrap:anywhere]">{code.name}</p>
              <p className="text-small text-ink-soft">{facts.join(' · ')}</p>
            </div>
            <Button
              size="small"
              variant="secondary"
              onPress={() => onOpen(code.id)}
              aria-label={messages.lookAt(code.name)}
            >
              {messages.look}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
