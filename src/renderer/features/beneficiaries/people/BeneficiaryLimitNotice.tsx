/** The plan names nobody more: said kindly, with nobody lost. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { peopleMessages } from '../messages.ts';

export function BeneficiaryLimitNotice({ limit }: { readonly limit: number }) {
  const messages = useMessages(peopleMessages);
  return (
    <Banner
      tone="notice"
      title={messages.limitTitle(limit)}
      className="mb-8"
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
