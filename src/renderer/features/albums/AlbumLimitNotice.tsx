/** The plan's last album is made: said kindly, with nothing taken away. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { albumMessages } from './messages.ts';

export function AlbumLimitNotice({ limit }: { readonly limit: number }) {
  const messages = useMessages(albumMessages);
  return (
    <Banner
      tone="notice"
      title={messages.limitTitle(limit)}
      className="mb-10"
      action={
        isPageBuilt('subscription') ? (
          <ButtonLink to={routes.subscription.path} variant="secondary" size="small">
            {messages.seePlans}
          </ButtonLink>
        ) : null
      }
    >
      {messages.limitText}
    </Banner>
  );
}
