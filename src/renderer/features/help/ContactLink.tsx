/** To whoever answers what the help does not: the contact page, or the operator's address where there is one. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { helpMessages } from './messages.ts';

export function ContactLink() {
  const texts = useMessages(helpMessages);
  const { supportEmail } = publicConfiguration();
  if (isPageBuilt('contact')) {
    return (
      <p>
        <ButtonLink to={routes.contact.path}>{texts.contact}</ButtonLink>
      </p>
    );
  }
  if (!supportEmail) return null;
  return (
    <p>
      <Link href={`mailto:${supportEmail}`}>{texts.mailTo(supportEmail)}</Link>
    </p>
  );
}
