/** The admin hub: /admin, /admin/setup-physical-products and /admin/cart-fix (SPEC §2). */
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AdministrationNotice } from './AdministrationNotice.tsx';
import { LaunchPanel } from './LaunchPanel.tsx';
import { administrationMessages } from './messages.ts';

export function AdminHubPage() {
  const texts = useMessages(administrationMessages);
  return (
    <>
      <header>
        <p className="flex items-center justify-center gap-2.5 bg-danger px-4 py-2.5 text-center text-small font-semibold tracking-wide text-on-danger">
          <ShieldAlert size={18} aria-hidden="true" />
          {texts.banner}
        </p>
      </header>
      <main className="mx-auto max-w-5xl px-4 py-10 sm:px-8 sm:py-14">
        <PageHeader
          title={texts.title}
          actions={
            <ButtonLink to={routes.app.path} variant="secondary" size="small">
              {texts.leave}
            </ButtonLink>
          }
        />
        <AdministrationNotice />
        <LaunchPanel />
      </main>
    </>
  );
}
