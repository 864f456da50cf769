/** Items of which one thing is to be said, each with a way to it. Draws nothing where there are none. */
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '#shared/routes.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { checkPageMessages } from './pageMessages.ts';

export interface Finding {
  readonly id: VaultItemId;
  readonly title: string;
  readonly notes: readonly string[];
}

interface FindingsProps {
  readonly title: string;
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** More are shown when asked for. */
const FIRST_SHOWN = 12;

export function itemAddress(itemId: VaultItemId): string {
  return `${routes.personalVault.path}?item=${itemId}`;
}

export function Findings({ title, text, findings }: FindingsProps) {
  const texts = useMessages(checkPageMessages);
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (findings.length === 0) return null;
  const shown = isWhole ? findings : findings.slice(0, FIRST_SHOWN);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-title">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
      <ul className="mt-3 overflow-hidden rounded-card border border-line bg-surface">
        {shown.map(({ id, title: name, notes }) => (
          <li key={id} className="border-line border-b last:border-b-0">
            <Link
              to={itemAddress(id)}
              className="flex min-h-13 items-center justify-between gap-4 px-5 py-3 -outline-offset-2 hover:bg-sunken"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block font-semibold">{name}</span>
                {notes
                  .filter((note) => note !== '')
                  .map((note) => (
                    <span key={note} className="block text-ink-soft text-small">
                      {note}
                    </span>
                  ))}
              </span>
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < findings.length ? (
        <Button variant="quiet" size="small" className="mt-2" onPress={() => setIsWhole(true)}>
          {texts.showAll(findings.length)}
        </Button>
      ) : null}
    </section>
  );
}
