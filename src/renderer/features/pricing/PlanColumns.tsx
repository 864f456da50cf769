/** The plans that are sold, side by side. Both prices stand in the page: the switch only says which of them is seen. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { useSession } from '#features/session/index.ts';
import { type Plan, plans } from '#shared/plans.ts';
import { routes, SIGN_UP_PATH } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { pricingMessages } from './messages.ts';
import { monthsSaved, type Period, priceOf, roomOf } from './planFigures.ts';

const sold = Object.values(plans).filter(({ isSold }) => isSold);

export function PlanColumns() {
  const texts = useMessages(pricingMessages);
  return (
    <div className="group/plans mt-12">
      <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <legend className="sr-only">{texts.period}</legend>
        <PeriodChoice period="monthly" label={texts.monthly} />
        <PeriodChoice period="yearly" label={texts.yearly} />
      </fieldset>
      <div className="mt-8 grid gap-6 md:grid-cols-3">
        {sold.map((plan) => (
          <PlanColumn key={plan.id} plan={plan} />
        ))}
      </div>
    </div>
  );
}

function PeriodChoice({ period, label }: { readonly period: Period; readonly label: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="radio"
        name="period"
        value={period}
        defaultChecked={period === 'monthly'}
        className="size-5 accent-accent"
      />
      {label}
    </label>
  );
}

function PlanColumn({ plan }: { readonly plan: Plan }) {
  const language = useLanguage();
  const texts = useMessages(pricingMessages);
  const isFree = plan.monthlyPriceCents === 0;
  const saved = monthsSaved(plan);
  return (
    <section className="flex flex-col rounded-card border border-line bg-surface p-7 shadow-card">
      <h2 className="font-serif text-heading">{plan.name}</h2>
      <Price plan={plan} period="monthly" />
      <Price plan={plan} period="yearly" />
      <p className="min-h-6 text-small text-ink-soft">
        {isFree ? (
          texts.forEver
        ) : (
          <span className="hidden group-has-[input[value=yearly]:checked]/plans:inline">
            {texts.saves(saved)}
          </span>
        )}
      </p>
      <ul className="mt-6 flex flex-1 flex-col gap-2.5 border-t border-line pt-6">
        <li>{texts.room(roomOf(plan, language))}</li>
        <li>{texts.albums(plan.albumLimit)}</li>
        <li>{texts.people(plan.beneficiaryLimit)}</li>
        <li>{texts.checkIn(plan.checkInDays.least, plan.checkInDays.most)}</li>
      </ul>
      <div className="mt-8">{isFree ? <BeginFree /> : <AskForPlan />}</div>
    </section>
  );
}

function Price({ plan, period }: { readonly plan: Plan; readonly period: Period }) {
  const language = useLanguage();
  const texts = useMessages(pricingMessages);
  const shown =
    period === 'monthly'
      ? 'group-has-[input[value=yearly]:checked]/plans:hidden'
      : 'hidden group-has-[input[value=yearly]:checked]/plans:block';
  return (
    <p className={`mt-3 ${shown}`}>
      <span className="font-serif text-page">{priceOf(plan, period, language)}</span>{' '}
      <span className="text-ink-soft">{period === 'monthly' ? texts.aMonth : texts.aYear}</span>
    </p>
  );
}

function BeginFree() {
  const texts = useMessages(pricingMessages);
  const isSignedIn = useSession().status === 'signed-in';
  return isSignedIn && isPageBuilt('settings') ? (
    <ButtonLink to={routes.settings.path} variant="secondary">
      {texts.yours}
    </ButtonLink>
  ) : (
    <ButtonLink to={SIGN_UP_PATH}>{texts.begin}</ButtonLink>
  );
}

/** Members are not asked to join the waitlist (PRODUCT.md): they find the exact sum on the page of their plan. */
function AskForPlan() {
  const texts = useMessages(pricingMessages);
  const isSignedIn = useSession().status === 'signed-in';
  if (isSignedIn) {
    return isPageBuilt('subscription') ? (
      <ButtonLink to={routes.subscription.path}>{texts.yourPlan}</ButtonLink>
    ) : null;
  }
  return (
    <ButtonLink to={`${routes.landing.path}?scroll=waitlist`} variant="secondary">
      {texts.waitlist}
    </ButtonLink>
  );
}
