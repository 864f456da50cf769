/** The outbox, page by page. */
import { refusalCodeOf } from '#platform/backend/failure.ts';
import type { OutboxEntry } from '#shared/callables/administration.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { listMail } from '../api.ts';
import { type PagesState, usePages } from '../usePages.ts';

/** `elsewhere`: a mail provider sends the mails, and there is no outbox. */
type MailListState = PagesState<OutboxEntry> | { readonly state: 'elsewhere' };

export function useMailList(search: string): MailListState {
  const list = usePages({
    key: administrationKeys.mailList(search),
    read: (before) => listMail(search, before),
    keepsShowing: true,
  });
  const isElsewhere = list.state === 'failed' && refusalCodeOf(list.error) === 'not-available';
  return isElsewhere ? { state: 'elsewhere' } : list;
}
