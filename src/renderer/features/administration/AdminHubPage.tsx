/** The admin hub: /admin, /admin/setup-physical-products and /admin/cart-fix (SPEC §2). */
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { inEnglish } from '#ui/language/sentence.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { AdministrationNotice } from './AdministrationNotice.tsx';
import { CasesPanel } from './cases/CasesPanel.tsx';
import { WatchPanel } from './cases/WatchPanel.tsx';
import { LaunchPanel } from './LaunchPanel.tsx';
import { MailPanel } from './mail/MailPanel.tsx';
import { administrationMessages } from './messages.ts';
import { JobsPanel } from './operations/JobsPanel.tsx';
import { OutboundPanel } from './operations/OutboundPanel.tsx';
import { UsagePanel } from './UsagePanel.tsx';
import { PrivacyPanel } from './visitors/PrivacyPanel.tsx';
import { SupportPanel } from './visitors/SupportPanel.tsx';
import { WaitlistPanel } from './waitlist/WaitlistPanel.tsx';

/** SPEC §2. */
const banner = inEnglish('ADMIN MODE - Restricted Access', 'Mode administrateur - Accès restreint');

const tabSchema = z
  .enum(['launch', 'waitlist', 'messages', 'privacy', 'mail', 'operations', 'legacy', 'usage'])
  .catch('launch');

/** The open tab is in the address, so that it can be linked to and gone back from. */
function HubTabs() {
  const texts = useMessages(administrationMessages);
  const [query, setQuery] = useSearchParams();
  return (
    <Tabs
      label={texts.title}
      selected={tabSchema.parse(query.get('tab'))}
      onSelect={(tab) => setQuery(tab === 'launch' ? {} : { tab })}
      entries={[
        { id: 'launch', label: texts.launch, content: <LaunchPanel /> },
        { id: 'waitlist', label: texts.waitlist, content: <WaitlistPanel /> },
        { id: 'messages', label: texts.messages, content: <SupportPanel /> },
        { id: 'privacy', label: texts.privacy, content: <PrivacyPanel /> },
        { id: 'mail', label: texts.mail, content: <MailPanel /> },
        {
          id: 'operations',
          label: texts.operations,
          content: (
            <>
              <OutboundPanel />
              <JobsPanel />
            </>
          ),
        },
        {
          id: 'legacy',
          label: texts.legacy,
          content: (
            <>
              <CasesPanel />
              <WatchPanel />
            </>
          ),
        },
        { id: 'usage', label: texts.usage, content: <UsagePanel /> },
      ]}
    />
  );
}

export function AdminHubPage() {
  const texts = useMessages(administrationMessages);
  return (
    <>
      <header>
        <p className="flex items-center justify-center gap-2.5 bg-danger px-4 py-2.5 text-center text-small font-semibold tracking-wide text-on-danger">
          <ShieldAlert size={18} aria-hidden="true" />
          <span>
            <SentenceText sentence={banner} />
          </span>
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
        <HubTabs />
      </main>
    </>
  );
}
