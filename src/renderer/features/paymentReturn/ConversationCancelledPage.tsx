/** /conversation-cancelled, where a payment in the middle of a conversation leads back to when it was left before its end. */
import { routes } from '#shared/routes.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { conversationLink } from './conversationLink.ts';
import { conversationCancelledHead } from './head.ts';
import { returnMessages } from './messages.ts';
import { ReturnFrame } from './ReturnFrame.tsx';
import { usePaidAddress } from './usePaidAddress.ts';

export function ConversationCancelledPage() {
  usePageTitle(conversationCancelledHead[useLanguage()].title);
  const texts = useMessages(returnMessages);
  const { conversationWith } = usePaidAddress();
  return (
    <ReturnFrame
      title={texts.cancelledTitle}
      lead={texts.cancelledLead}
      points={[texts.charged, texts.again]}
      next={[
        conversationLink(conversationWith, texts.clone),
        { route: 'credits', to: routes.credits.path, name: texts.credits },
      ]}
    />
  );
}
