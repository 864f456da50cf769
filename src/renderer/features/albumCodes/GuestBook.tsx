/** What guests wrote, for the owner: shown to others once approved, or removed. */
import { useState } from 'react';
import type { GuestBookEntry } from '#shared/domain/albumCode.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { approveEntry, removeEntry } from './api.ts';
import { codeMessages } from './messages.ts';
import { useOwnersChange } from './useOwnersChange.ts';

interface GuestBookProps {
  readonly entries: readonly GuestBookEntry[];
  readonly onChanged: () => Promise<void>;
}

export function GuestBook({ entries, onChanged }: GuestBookProps) {
  const messages = useMessages(codeMessages);
  const attempt = useOwnersChange(onChanged);
  const change = useChange();
  const day = longDateFormat(useLanguage(), { day: 'numeric', month: 'long', year: 'numeric' });
  const [pending, setPending] = useState<string | null>(null);
  const [removed, setRemoved] = useState<GuestBookEntry | null>(null);
  const act = async (entryId: string, work: (entryId: string) => Promise<unknown>) => {
    if (pending !== null) return;
    setPending(entryId);
    await attempt(() => work(entryId));
    setRemoved(null);
    setPending(null);
  };
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h3 className="text-title">{messages.entries}</h3>
      {entries.length === 0 ? <p className="mt-2 text-ink-soft">{messages.noEntries}</p> : null}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="py-4">
            <p className="font-serif text-lead italic [overflow-wrap:anywhere] whitespace-pre-line">
              {entry.words}
            </p>
            <p className="text-small text-ink-soft">
              {entry.name}, {day.format(entry.signedAt)} ·{' '}
              {entry.state === 'pending' ? messages.waiting : messages.shown}
            </p>
            <div className="mt-2 flex flex-wrap gap-3">
              {entry.state === 'pending' ? (
                <Button
                  size="small"
                  isPending={pending === entry.id}
                  onPress={change(() => void act(entry.id, approveEntry))}
                >
                  {messages.approve}
                </Button>
              ) : null}
              <Button size="small" variant="secondary" onPress={change(() => setRemoved(entry))}>
                {messages.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removed !== null}
        isDangerous
        isPending={pending !== null}
        title={messages.removeTitle}
        confirmLabel={messages.remove}
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed) void act(removed.id, removeEntry);
        }}
      >
        {messages.removeText(removed?.name ?? '')}
      </ConfirmDialog>
    </section>
  );
}
