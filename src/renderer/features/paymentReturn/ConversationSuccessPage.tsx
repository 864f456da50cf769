/** /conversation-success, where credits that were bought in the middle of a conversation lead back to. */
import { routes } from '#shared/routes.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { conversationLink } from './conversationLink.ts';
import { conversationSuccessHead } from './head.ts';
import { returnMessages } from './messages.ts';
import { SuccessPage } from './SuccessPage.tsx';
import { usePaidAddress } from './usePaidAddress.ts';

export function ConversationSuccessPage() {
  usePageTitle(conversationSuccessHead[useLanguage()].title);
  const texts = useMessages(returnMessages);
  const address = usePaidAddress();
  return (
    <SuccessPage
      route="conversationSuccess"
      address={address}
      title={texts.conversationTitle}
      lead={texts.conversationLead}
      signIn={texts.signInToSeeCredits}
      next={[
        conversationLink(address.conversationWith, texts.clone),
        { route: 'credits', to: routes.credits.path, name: texts.credits },
      ]}
    />
  );
}
