/** The open part of the hub. */
import { ActsPanel } from '../acts/ActsPanel.tsx';
import { CartRepairPanel } from '../carts/CartRepairPanel.tsx';
import { CasesPanel } from '../cases/CasesPanel.tsx';
import { WatchPanel } from '../cases/WatchPanel.tsx';
import { CreditsPanel } from '../credits/CreditsPanel.tsx';
import { HealthPanel } from '../health/HealthPanel.tsx';
import { LaunchPanel } from '../LaunchPanel.tsx';
import { MailPanel } from '../mail/MailPanel.tsx';
import { JobsPanel } from '../operations/JobsPanel.tsx';
import { OutboundPanel } from '../operations/OutboundPanel.tsx';
import { OrdersPanel } from '../orders/OrdersPanel.tsx';
import { PeoplePanel } from '../people/PeoplePanel.tsx';
import { DisputedPlansPanel } from '../plans/DisputedPlansPanel.tsx';
import { ProductsPanel } from '../products/ProductsPanel.tsx';
import { UsagePanel } from '../UsagePanel.tsx';
import { PrivacyPanel } from '../visitors/PrivacyPanel.tsx';
import { SupportPanel } from '../visitors/SupportPanel.tsx';
import { WaitlistPanel } from '../waitlist/WaitlistPanel.tsx';
import type { HubTab } from './hubTabs.ts';

export function HubPanel({ tab }: { readonly tab: HubTab }) {
  switch (tab) {
    case 'orders':
      return <OrdersPanel />;
    case 'products':
      return <ProductsPanel />;
    case 'carts':
      return <CartRepairPanel />;
    case 'credits':
      return <CreditsPanel />;
    case 'people':
      return <PeoplePanel />;
    case 'plans':
      return <DisputedPlansPanel />;
    case 'messages':
      return <SupportPanel />;
    case 'privacy':
      return <PrivacyPanel />;
    case 'legacy':
      return (
        <>
          <CasesPanel />
          <WatchPanel />
        </>
      );
    case 'launch':
      return <LaunchPanel />;
    case 'waitlist':
      return <WaitlistPanel />;
    case 'usage':
      return <UsagePanel />;
    case 'health':
      return <HealthPanel />;
    case 'operations':
      return (
        <>
          <OutboundPanel />
          <JobsPanel />
        </>
      );
    case 'mail':
      return <MailPanel />;
    case 'acts':
      return <ActsPanel />;
  }
}
