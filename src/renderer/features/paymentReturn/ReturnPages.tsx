/**
 * /checkout/success, /conversation-success and /conversation-cancelled. The query that a payment's page adds is neither
 * read nor shown: whoever makes up an address must not get our word for it.
 */
import { isPageBuilt, type PageHeads } from '#features/catalogue/index.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { checkoutSuccessHead, conversationCancelledHead, conversationSuccessHead } from './head.ts';
import { returnMessages } from './messages.ts';
import { ReturnFrame } from './ReturnFrame.tsx';

const useTitleOf = (heads: PageHeads) => usePageTitle(heads[useLanguage()].title);

export function CheckoutSuccessPage() {
  const texts = useMessages(returnMessages);
  useTitleOf(checkoutSuccessHead);
  return (
    <ReturnFrame
      title={texts.orderTitle}
      lead={texts.orderLead}
      points={[texts.noMail, texts.again]}
      notYet={isPageBuilt('memorialShop') ? null : texts.shopClosed}
      next={[{ route: 'cart', name: texts.cart }]}
    />
  );
}

export function ConversationSuccessPage() {
  const texts = useMessages(returnMessages);
  useTitleOf(conversationSuccessHead);
  return (
    <ReturnFrame
      title={texts.conversationTitle}
      lead={texts.conversationLead}
      points={[texts.noMail, texts.again]}
      notYet={isPageBuilt('credits') ? null : texts.conversationsClosed}
      next={[
        { route: 'myClone', name: texts.clone },
        { route: 'credits', name: texts.credits },
      ]}
    />
  );
}

export function ConversationCancelledPage() {
  const texts = useMessages(returnMessages);
  useTitleOf(conversationCancelledHead);
  return (
    <ReturnFrame
      title={texts.cancelledTitle}
      lead={texts.cancelledLead}
      points={[texts.charged, texts.again]}
      notYet={isPageBuilt('credits') ? null : texts.conversationsClosed}
      next={[{ route: 'credits', name: texts.credits }]}
    />
  );
}
