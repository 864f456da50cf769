/**
 * /conversation-success and /conversation-cancelled, where payment pages of before led back to. A query is neither read nor
 * shown: whoever makes up an address must not get our word for it.
 */
import { isPageBuilt, type PageHeads } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { conversationCancelledHead, conversationSuccessHead } from './head.ts';
import { returnMessages } from './messages.ts';
import { ReturnFrame } from './ReturnFrame.tsx';

const useTitleOf = (heads: PageHeads) => usePageTitle(heads[useLanguage()].title);

export function ConversationSuccessPage() {
  const texts = useMessages(returnMessages);
  useTitleOf(conversationSuccessHead);
  return (
    <ReturnFrame
      title={texts.conversationTitle}
      lead={texts.conversationLead}
      points={[texts.noMail, texts.again]}
      notYet={isPageBuilt('myClone') ? null : texts.conversationsClosed}
      next={[
        { route: 'myClone', to: routes.myClone.path, name: texts.clone },
        { route: 'credits', to: routes.credits.path, name: texts.credits },
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
      notYet={isPageBuilt('myClone') ? null : texts.conversationsClosed}
      next={[{ route: 'credits', to: routes.credits.path, name: texts.credits }]}
    />
  );
}
