/** The plan's last album is made. */
import { LimitNotice } from '#features/plans/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { albumMessages } from './messages.ts';

export function AlbumLimitNotice({ limit }: { readonly limit: number }) {
  const messages = useMessages(albumMessages);
  return (
    <LimitNotice title={messages.limitTitle(limit)} seePlans={messages.seePlans} className="mb-10">
      {messages.limitText}
    </LimitNotice>
  );
}
