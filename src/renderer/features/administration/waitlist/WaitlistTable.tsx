/** The addresses found, each with the button that forgets it. */
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import type { WaitlistEntry } from '#shared/callables/waitlist.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { formatMoment } from '../formatMoment.ts';
import type { ShownPages } from '../usePages.ts';
import { waitlistPanelMessages } from './messages.ts';
import { useEraseFromWaitlist } from './useWaitlist.ts';

interface WaitlistTableProps {
  readonly list: ShownPages<WaitlistEntry>;
  readonly search: string;
}

export function WaitlistTable({ list, search }: WaitlistTableProps) {
  const texts = useMessages(waitlistPanelMessages);
  const language = useLanguage();
  const erase = useEraseFromWaitlist();
  const [asked, setAsked] = useState<WaitlistEntry | null>(null);
  const { entries, showMore } = list;
  const heading = (text: string) => (
    <th scope="col" className="py-2 pe-4 text-start font-medium">
      {text}
    </th>
  );
  if (entries.length === 0 && !showMore) {
    return (
      <EmptyState
        title={search ? texts.noMatch(search) : texts.none}
        icon={<Users size={32} strokeWidth={1.5} aria-hidden="true" />}
      >
        {search ? texts.noMatchText : texts.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mt-5 overflow-x-auto">
        <table className="w-full border-collapse text-start">
          <thead>
            <tr className="border-b border-line text-small text-ink-soft">
              {heading(texts.address)}
              {heading(texts.plan)}
              {heading(texts.language)}
              {heading(texts.state)}
              {heading(texts.since)}
              <td />
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id} className="border-b border-line/60">
                <th scope="row" className="py-2 pe-4 text-start font-normal [overflow-wrap:anywhere]">
                  {entry.email}
                </th>
                <td className="pe-4">{entry.plan}</td>
                <td className="pe-4">{texts.inLanguage(entry.language)}</td>
                <td className="pe-4">{entry.confirmedAt ? texts.confirmed : texts.waiting}</td>
                <td className="pe-4 text-small text-ink-soft">
                  {formatMoment(entry.confirmedAt ?? entry.consentedAt, language)}
                </td>
                <td className="text-end">
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={texts.eraseOne(entry.email)}
                    onPress={() => setAsked(entry)}
                  >
                    {texts.erase}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {showMore ? (
        <Button variant="secondary" size="small" className="mt-5" onPress={showMore}>
          {texts.showMore}
        </Button>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={texts.eraseTitle}
          isOpen
          isDangerous
          confirmLabel={texts.erase}
          isPending={erase.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() =>
            erase.mutate(asked.id, {
              onSuccess: () => showToast({ tone: 'success', message: texts.erased }),
              onError: () => showToast({ tone: 'error', message: texts.eraseFailed }),
              onSettled: () => setAsked(null),
            })
          }
        >
          {texts.eraseText(asked.email)}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
