/** The parts of the vault, as a row of links: on a phone it is pushed aside with a finger, and shows where one is. */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '#ui/language/messages.tsx';
import { vaultMessages } from './messages.ts';
import { type VaultView, vaultViewAddress, vaultViews } from './useVaultView.ts';

export function VaultNavigation({ view: shown }: { readonly view: VaultView }) {
  const messages = useMessages(vaultMessages);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>(`[data-view="${shown}"]`);
    if (!list || !current) return;
    // Not `scrollIntoView`, which moves the page too.
    const middle = current.offsetLeft - list.offsetLeft + current.offsetWidth / 2;
    list.scrollLeft = middle - list.clientWidth / 2;
  }, [shown]);
  return (
    <nav aria-label={messages.parts} className="mb-6 sm:mb-8">
      <ul ref={row} className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]">
        {vaultViews.map((view) => (
          <li key={view} data-view={view} className="shrink-0">
            <Link
              to={vaultViewAddress(view)}
              aria-current={view === shown ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-t-control border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-accent-text sm:px-4"
            >
              {messages[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
