/** The plans in three lines, from the plans themselves. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { priceOf, roomOf } from '#features/pricing/index.ts';
import { plans } from '#shared/plans.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { landingMessages } from './messages.ts';

const sold = Object.values(plans).filter(({ isSold }) => isSold);

export function PlansInShort() {
  const language = useLanguage();
  const texts = useMessages(landingMessages);
  return (
    <section className="mx-auto grid max-w-6xl gap-x-20 gap-y-10 px-5 py-24 sm:px-8 sm:py-28 lg:grid-cols-[1fr_1.4fr]">
      <div>
        <h2 className="max-w-[14ch] text-page">{texts.plansTitle}</h2>
        <p className="mt-4 max-w-prose text-ink-soft">{texts.plansLead}</p>
        {isPageBuilt('pricing') ? (
          <p className="mt-5">
            <Link to={routes.pricing.path}>{texts.plansMore}</Link>
          </p>
        ) : null}
      </div>
      <ul className="self-end border-t border-line-strong/50">
        {sold.map((plan) => (
          <li
            key={plan.id}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-line py-5 sm:grid-cols-[8rem_1fr_auto]"
          >
            <h3 className="font-serif text-heading">{plan.name}</h3>
            <p className="col-span-2 row-start-2 text-ink-soft sm:col-span-1 sm:row-start-auto">
              {texts.room(roomOf(plan, language))}
            </p>
            <p className="col-start-2 row-start-1 whitespace-nowrap sm:col-start-auto sm:row-start-auto">
              {plan.monthlyPriceCents === 0 ? texts.free : texts.perMonth(priceOf(plan, 'monthly', language))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
