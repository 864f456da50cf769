/** `/memorial-cart`: what a visitor chose on this device. It is paid after signing in, which moves it into their account. */
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Navigate } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { useGuestCart, useOffers } from '#features/shop/index.ts';
import { routes } from '#shared/routes.ts';
import type { CartLine } from '#shared/shop/cart.ts';
import { lineName } from '#shared/shop/describeLine.ts';
import { lineLabels } from '#shared/shop/lineLabels.ts';
import { priceLines } from '#shared/shop/priceLines.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { showToast } from '#ui/toast.ts';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { insertAt } from '../editCart.ts';
import { cartMessages } from '../messages.ts';
import { visitorMessages } from './messages.ts';
import { VisitorLine } from './VisitorLine.tsx';
import { VisitorSummary } from './VisitorSummary.tsx';

export function VisitorCartPage() {
  const texts = useMessages(cartMessages);
  const session = useSession();
  usePageTitle(texts.title);
  // Their own has these lines too.
  if (session.status === 'signed-in') return <Navigate to={routes.cart.path} replace />;
  return (
    <div className="mx-auto max-w-6xl px-5 pt-10 pb-24 sm:px-8 sm:pt-14">
      <DeviceCart />
    </div>
  );
}

function DeviceCart() {
  const texts = useMessages(cartMessages);
  const ownTexts = useMessages(visitorMessages);
  const language = useLanguage();
  const { lines, change } = useGuestCart();
  const prices = useOffers();
  if (lines.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title={texts.emptyTitle}
        icon={<ShoppingBag size={32} aria-hidden="true" />}
        action={<ButtonLink to={routes.publicShop.path}>{texts.toShop}</ButtonLink>}
      >
        {ownTexts.empty}
      </EmptyState>
    );
  }
  const labels = lineLabels(lines, language);
  const priced = priceLines(lines, prices.offers);
  const changeLine = (id: string, changed: Partial<CartLine>) =>
    change((stored) => stored.map((line) => (line.id === id ? { ...line, ...changed } : line)));

  function remove(line: CartLine): void {
    const index = lines.indexOf(line);
    change((stored) => stored.filter(({ id }) => id !== line.id));
    showToast({
      message: texts.removed(lineName(line, language)),
      action: {
        label: texts.undo,
        onAction: () => change((stored) => insertAt(stored, index, line)),
      },
    });
  }

  return (
    <>
      <PageHeader title={texts.title}>{ownTexts.lead}</PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="lines" className="min-w-0">
          <h2 id="lines" className="mb-4 text-title">
            {texts.lines}
          </h2>
          <ul>
            {priced.map((one) => (
              <VisitorLine
                key={one.line.id}
                priced={one}
                label={labels.get(one.line.id) ?? lineName(one.line, language)}
                onChange={(changed) => changeLine(one.line.id, changed)}
                onRemove={() => remove(one.line)}
              />
            ))}
          </ul>
        </section>
        <VisitorSummary priced={priced} prices={prices} />
      </div>
    </>
  );
}
