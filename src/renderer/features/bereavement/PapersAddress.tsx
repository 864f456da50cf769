import { publicConfiguration } from '#platform/backend/configuration.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { bereavementMessages } from './messages.ts';

/** As the operator configured it; who configured none is not given one of ours. */
export function PapersAddress() {
  const texts = useMessages(bereavementMessages);
  const { supportEmail, legalEntity, legalAddress } = publicConfiguration();
  const post = [legalEntity, legalAddress].filter((part) => part !== '').join(', ');
  if (supportEmail === '' && legalAddress === '') return <p>{texts.noAddress}</p>;
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(texts.subject)}`;
  return (
    <p className="[overflow-wrap:anywhere]">
      {texts.papersText} {supportEmail === '' ? null : <Link href={mail}>{supportEmail}</Link>}
      {supportEmail !== '' && legalAddress !== '' ? ` ${texts.orByPost} ` : null}
      {legalAddress === '' ? null : <span>{post}</span>}.
    </p>
  );
}
