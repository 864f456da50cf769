/** The messages found, as links: each opens beside the list, and back closes it. */
import MailIcon from 'lucide-react/icons/mail';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Smartphone from 'lucide-react/icons/smartphone';
import { Link } from 'react-router-dom';
import type { OutboxEntry } from '#shared/callables/administration.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { formatMoment } from '../formatMoment.ts';
import { administrationMessages } from '../messages.ts';
import type { ShownPages } from '../usePages.ts';

interface MailListProps {
  readonly list: ShownPages<OutboxEntry>;
  readonly search: string;
  readonly openId: string | null;
}

export function MailList({ list, search, openId }: MailListProps) {
  const texts = useMessages(administrationMessages);
  const { entries, isRefreshing, refresh, showMore } = list;
  return (
    <section aria-labelledby="mail-list" className="mt-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="mail-list" className="text-title">
          {texts.mailList}
        </h2>
        <Button
          variant="quiet"
          size="small"
          isPending={isRefreshing}
          onPress={refresh}
          icon={<RefreshCw size={16} aria-hidden="true" />}
        >
          {texts.refresh}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {texts.messageCount(entries.length)}
      </p>
      {entries.length === 0 ? (
        <EmptyState
          title={search ? texts.noMatch(search) : texts.noMail}
          headingLevel={3}
          icon={<MailIcon size={32} strokeWidth={1.5} aria-hidden="true" />}
        >
          {search ? texts.noMatchText : texts.noMailText}
        </EmptyState>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Row entry={entry} isOpen={entry.id === openId} />
              </li>
            ))}
          </ul>
          {showMore ? (
            <Button variant="secondary" size="small" className="mt-5" onPress={showMore}>
              {texts.showMore}
            </Button>
          ) : (
            <p className="mt-4 text-small text-ink-faint">{texts.allShown}</p>
          )}
        </>
      )}
    </section>
  );
}

function Row({ entry, isOpen }: { readonly entry: OutboxEntry; readonly isOpen: boolean }) {
  const texts = useMessages(administrationMessages);
  const language = useLanguage();
  const isText = entry.channel === 'text';
  const Icon = isText ? Smartphone : MailIcon;
  return (
    <Link
      to={`?tab=mail&mail=${encodeURIComponent(entry.id)}`}
      aria-current={isOpen}
      preventScrollReset
      className="flex gap-3 px-2 py-3.5 hover:bg-sunken aria-[current=true]:bg-accent-soft"
    >
      <Icon
        size={18}
        aria-label={isText ? texts.textMessage : undefined}
        aria-hidden={isText ? undefined : true}
        role={isText ? 'img' : undefined}
        className="mt-1 shrink-0 text-accent-text"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{entry.subject || texts.noSubject}</span>
        <span className="block truncate text-small text-ink-soft">{entry.recipient}</span>
        <span className="block text-caption text-ink-soft">{formatMoment(entry.receivedAt, language)}</span>
      </span>
    </Link>
  );
}
