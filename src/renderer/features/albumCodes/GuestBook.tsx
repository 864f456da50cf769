/** What guests wrote, for the owner: shown to others once approved, or removed. */
import { useState } from 'react';
import type { AlbumCodeId, GuestBookEntry } from '#shared/domain/albumCode.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { approveEntry, clearWaiting, removeEntry } from './api.ts';
import { codeMessages } from './messages.ts';
import { useOwnersChange } from './useOwnersChange.ts';

interface GuestBookProps {
  readonly codeId: AlbumCodeId;
  readonly entries: readonly GuestBookEntry[];
  readonly onChanged: () => Promise<void>;
}

export function GuestBook({ codeId, entries, onChanged }: GuestBookProps) {
  const messages = useMessages(codeMessages);
  const attempt = useOwnersChange(onChanged);
  const change = useChange();
  const day = longDateFormat(useLanguage(), { day: 'numeric', month: 'long', year: 'numeric' });
  const [pending, setPending] = useState<string | null>(null);
  const [removed, setRemoved] = useState<GuestBookEntry | null>(null);
  const [isClearing, setClearing] = useState(false);
  const waiting = entries.filter(({ state }) => state === 'pending');
  // Newest first: what is signed from now on was not read, and stays.
  const [newest] = waiting;
  const act = async (entryId: string, work: (entryId: string) => Promise<unknown>) => {
    if (pending !== null) return;
    setPending(entryId);
    await attempt(() => work(entryId));
    setRemoved(null);
    setClearing(false);
    setPending(null);
  };
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h3 className="text-title">{messages.entries}</h3>
      {entries.length === 0 ? <p className="mt-2 text-ink-soft">{messages.noEntries}</p> : null}
      {waiting.length > 1 ? (
        <Button size="small" variant="secondary" className="mt-3" onPress={change(() => setClearing(true))}>
          {messages.clear(waiting.length)}
        </Button>
      ) : null}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="py-4">
            <p className="font-serif text-lead italic [overflow-wrap:anywhere] whitespace-pre-line">
              <bdi>{entry.words}</bdi>
            </p>
            <p className="text-small text-ink-soft">
              <bdi>{entry.name}</bdi>, {day.format(entry.signedAt)} ·{' '}
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
      <ConfirmDialog
        isOpen={isClearing}
        isDangerous
        isPending={pending !== null}
        title={messages.clearTitle}
        confirmLabel={messages.remove}
        onCancel={() => setClearing(false)}
        onConfirm={() => {
          if (newest) void act(codeId, () => clearWaiting(codeId, newest.signedAt));
        }}
      >
        {messages.clearText(waiting.length)}
      </ConfirmDialog>
    </section>
  );
}
