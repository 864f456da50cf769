/** /admin/credits, inside the main layout (SPEC §2). */
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AdministrationBanner } from '../AdministrationBanner.tsx';
import { AdministrationNotice } from '../AdministrationNotice.tsx';
import { CreditsPanel } from './CreditsPanel.tsx';
import { creditManagerMessages } from './messages.ts';

export function CreditManagerPage() {
  const texts = useMessages(creditManagerMessages);
  return (
    <>
      <div className="mb-8 overflow-hidden rounded-control">
        <AdministrationBanner />
      </div>
      <PageHeader title={texts.title} before={<Link to={routes.admin.path}>{texts.hub}</Link>} />
      <AdministrationNotice />
      <CreditsPanel />
    </>
  );
}
