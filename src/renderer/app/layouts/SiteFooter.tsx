/** The footer columns of SPEC §2. What is launching soon is said as text; what is built is a link. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { LanguageSwitch } from '#features/language/index.ts';
import { useSession } from '#features/session/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { appMessages } from '../messages.ts';

type Entry = { readonly label: string } & ({ readonly route: RouteName } | { readonly isSoon: true });

export function SiteFooter() {
  const texts = useMessages(appMessages);
  const isSignedIn = useSession().status === 'signed-in';
  const { legalEntity, legalAddress } = publicConfiguration();
  const soon = (label: string): Entry => ({ label, isSoon: true });
  const page = (label: string, route: RouteName): Entry => ({ label, route });
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-6xl gap-12 px-5 py-14 sm:px-8 lg:grid-cols-[1.4fr_3fr]">
        <div className="flex flex-col gap-3">
          <AmaranthMark size={40} />
          <p className="font-serif text-title italic">{texts.tagline}</p>
          {isSignedIn ? null : (
            <span>
              <LanguageSwitch />
            </span>
          )}
        </div>
        <nav aria-label="Amaranth" className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4">
          <Column
            title={texts.company}
            entries={[page(texts.about, 'about'), soon(texts.blog), soon(texts.careers), soon(texts.press)]}
          />
          <Column
            title={texts.product}
            entries={[soon(texts.features), soon(texts.pricing), soon(texts.security)]}
          />
          <Column
            title={texts.support}
            entries={[page(texts.helpCenter, 'help'), page(texts.contact, 'contact')]}
          />
          <Column
            title={texts.legal}
            entries={[
              page(texts.privacyPolicy, 'legalPrivacyPolicy'),
              page(texts.terms, 'legalTermsOfService'),
              page(texts.dataRequest, 'privacyRequest'),
              page(texts.allLegal, 'legalHub'),
            ]}
          />
        </nav>
      </div>
      {legalEntity ? (
        <p className="mx-auto max-w-6xl border-t border-line px-5 py-6 text-caption text-ink-soft sm:px-8">
          {[legalEntity, legalAddress].filter(Boolean).join(' · ')}
        </p>
      ) : null}
    </footer>
  );
}

function Column({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  const texts = useMessages(appMessages);
  const shown = entries.filter((entry) => 'isSoon' in entry || isPageBuilt(entry.route));
  if (shown.length === 0) return null;
  return (
    <div>
      <h2 className="mb-3 font-sans text-caption font-semibold tracking-[0.08em] text-ink-faint uppercase">
        {title}
      </h2>
      <ul className="flex flex-col text-small">
        {shown.map((entry) => (
          <li key={entry.label} className="flex min-h-11 items-center lg:min-h-9">
            {'isSoon' in entry ? (
              <span className="text-ink-soft">
                {entry.label}{' '}
                <span className="text-caption text-ink-faint italic">{texts.launchingSoon}</span>
              </span>
            ) : (
              <Link to={routes[entry.route].path} variant="plain">
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
