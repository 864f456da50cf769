/** Where no scripts run: the operator's address in place of the form. */
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { visitorFormMessages } from './messages.ts';

export function WithoutScript() {
  return (
    <noscript>
      <OtherWay />
    </noscript>
  );
}

function OtherWay() {
  const texts = useMessages(visitorFormMessages);
  const { supportEmail } = publicConfiguration();
  return (
    <p className="mb-6 rounded-control border border-line bg-sunken px-4 py-3">
      {supportEmail === '' ? (
        texts.withoutScript
      ) : (
        <>
          {texts.withoutScriptByMail} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </>
      )}
    </p>
  );
}
