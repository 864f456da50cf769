/** The admin hub: /admin, /admin/setup-physical-products and /admin/cart-fix (SPEC §2). */
import { useLocation, useSearchParams } from 'react-router-dom';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AdministrationBanner } from './AdministrationBanner.tsx';
import { AdministrationNotice } from './AdministrationNotice.tsx';
import { HubNavigation } from './hub/HubNavigation.tsx';
import { HubPanel } from './hub/HubPanel.tsx';
import { openTab } from './hub/hubTabs.ts';
import { hubMessages } from './hub/messages.ts';
import { administrationMessages } from './messages.ts';

export function AdminHubPage() {
  const texts = useMessages(administrationMessages);
  const names = useMessages(hubMessages);
  const [query] = useSearchParams();
  const tab = openTab(useLocation().pathname, query);
  return (
    <>
      <header>
        <AdministrationBanner />
      </header>
      <main className="mx-auto max-w-[84rem] px-4 py-8 sm:px-8 sm:py-12">
        <PageHeader
          title={texts.title}
          pageTitle={`${names[tab]} · ${texts.title}`}
          actions={
            <ButtonLink to={routes.app.path} variant="secondary" size="small">
              {texts.leave}
            </ButtonLink>
          }
        />
        <AdministrationNotice />
        <div className="flex flex-col gap-6 lg:flex-row lg:gap-10">
          <HubNavigation open={tab} />
          <div className="min-w-0 flex-1">
            <HubPanel key={tab} tab={tab} />
          </div>
        </div>
      </main>
    </>
  );
}
