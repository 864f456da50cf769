/** /contact: three shorter ways beside the form that writes to the operator. */
import type { ReactNode } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { WithoutScript } from '#features/visitorForms/index.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { contactHead } from './head.ts';
import { contactMessages } from './messages.ts';

export function ContactPage() {
  const texts = useMessages(contactMessages);
  usePageTitle(contactHead[useLanguage()].title);
  return (
    <div className="mx-auto grid max-w-6xl gap-x-20 gap-y-12 px-5 pt-16 pb-24 sm:px-8 sm:pt-24 lg:grid-cols-[1fr_1.15fr]">
      <div>
        <h1 className="text-display">{texts.title}</h1>
        <p className="mt-6 max-w-prose text-lead text-ink-soft">{texts.lead}</p>
        <div className="mt-12 flex flex-col gap-8">
          <ShorterWay title={texts.diedTitle} text={texts.died}>
            <Link to={routes.bereavement.path}>{texts.diedLink}</Link>
          </ShorterWay>
          {isPageBuilt('help') ? (
            <ShorterWay title={texts.helpTitle} text={texts.help}>
              <Link to={routes.help.path}>{texts.helpLink}</Link>
            </ShorterWay>
          ) : null}
          <ShorterWay title={texts.securityTitle} text={texts.security}>
            <Link href="/.well-known/security.txt">{texts.securityLink}</Link>
          </ShorterWay>
        </div>
      </div>
      <div className="lg:pt-4">
        <WithoutScript />
        <ContactPanel />
      </div>
    </div>
  );
}

interface ShorterWayProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function ShorterWay({ title, text, children }: ShorterWayProps) {
  return (
    <section className="border-s-2 border-gold ps-5">
      <h2 className="font-serif text-title italic">{title}</h2>
      <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
      <p className="mt-2">{children}</p>
    </section>
  );
}
