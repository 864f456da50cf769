import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { bereavementLinkMessages } from './linkMessages.ts';

export function BereavementLink() {
  const texts = useMessages(bereavementLinkMessages);
  return (
    <p className="text-small text-ink-soft">
      {texts.question} <Link to={routes.bereavement.path}>{texts.link}</Link>
    </p>
  );
}
