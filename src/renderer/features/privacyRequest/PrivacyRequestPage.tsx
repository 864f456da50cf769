/** /privacy/request: the rights in plain words, what one can do oneself at once, the form, and a request by its mailed link. */
import { WithoutScript } from '#features/visitorForms/index.ts';
import { privacyRights } from '#shared/domain/privacyRequest.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { privacyRequestHead } from './head.ts';
import { privacyRequestMessages } from './messages.ts';
import { RequestPanel } from './RequestPanel.tsx';
import { rightNames, rightWords } from './rights.ts';
import { Standing } from './Standing.tsx';
import { useLinkInFragment } from './useLinkInFragment.ts';

export function PrivacyRequestPage() {
  const texts = useMessages(privacyRequestMessages);
  const names = useMessages(rightNames);
  const words = useMessages(rightWords);
  const link = useLinkInFragment();
  usePageTitle(privacyRequestHead[useLanguage()].title);
  return (
    <>
      <div className="mx-auto max-w-6xl px-5 pt-16 pb-20 sm:px-8 sm:pt-24">
        {link ? <Standing link={link} /> : null}
        <h1 className="max-w-[16ch] text-display">{texts.title}</h1>
        <p className="mt-6 max-w-2xl text-lead text-ink-soft">{texts.lead}</p>
        <h2 className="mt-16 text-heading">{texts.rightsTitle}</h2>
        <dl className="mt-6 border-b border-line">
          {privacyRights.map((right) => (
            <div
              key={right}
              className="grid gap-x-10 gap-y-1 border-t border-line py-4 md:grid-cols-[20rem_1fr]"
            >
              <dt className="font-serif text-title">{names[right]}</dt>
              <dd className="max-w-prose text-ink-soft">{words[right]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section className="border-y border-line bg-sunken">
        <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8">
          <h2 className="text-heading">{texts.selfTitle}</h2>
          <ul className="mt-6 grid gap-x-10 gap-y-5 md:grid-cols-3">
            {[texts.selfExport, texts.selfDelete, texts.selfVault].map((line) => (
              <li key={line} className="border-s-2 border-gold ps-4">
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <Link to={routes.settings.path}>{texts.settings}</Link>
          </p>
        </div>
      </section>
      <section className="mx-auto grid max-w-6xl gap-x-20 gap-y-8 px-5 py-20 sm:px-8 lg:grid-cols-[1fr_1.3fr]">
        <div>
          <h2 className="text-page">{texts.formTitle}</h2>
          <p className="mt-4 max-w-prose text-ink-soft">{texts.formLead}</p>
        </div>
        <div>
          <WithoutScript />
          <RequestPanel />
        </div>
      </section>
    </>
  );
}
