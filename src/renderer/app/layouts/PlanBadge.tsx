/** The person's plan; on a phone it opens /subscription (SPEC §2) when that page is there. */
import { Link } from 'react-router-dom';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { useSession } from '#features/session/index.ts';
import { type PlanId, planOf } from '#shared/plans.ts';
import { routes } from '#shared/routes.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { appMessages } from '../messages.ts';

const colours: Record<PlanId, string> = {
  free: 'border-line-strong/50 text-ink-soft',
  pro: 'border-accent-text/40 bg-accent-soft text-accent-text',
  'pro-plus': 'border-accent-text/60 bg-accent-soft text-accent-text',
  premium: 'border-notice-text/40 bg-notice-soft text-notice-text',
  business: 'border-success-text/40 bg-success-soft text-success-text',
};

export function PlanBadge() {
  const texts = useMessages(appMessages);
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const plan = planOf(session.profile.plan);
  const name = plan.id === 'free' ? texts.freePlan : plan.name;
  const label = texts.yourPlan(name);
  const badge = `rounded-full border px-3 py-0.5 text-caption @max-[25rem]:px-2 font-semibold ${colours[plan.id]}`;
  const still = <span className={badge}>{name}</span>;
  if (!isPageBuilt('subscription'))
    return (
      <span title={label} className="@max-[16rem]:hidden">
        {still}
      </span>
    );
  return (
    <>
      <Link
        to={routes.subscription.path}
        aria-label={label}
        className="flex min-h-11 items-center rounded-full @max-[16rem]:hidden lg:hidden"
      >
        <span className={badge}>{name}</span>
      </Link>
      <span title={label} className="hidden lg:inline">
        {still}
      </span>
    </>
  );
}
