/** Above the studio of who has not agreed to the agreement's newest version: nothing is told before they do. */
import type { UserId } from '#shared/domain/ids.ts';
import { pathTo } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { agreeToClone } from '../api.ts';
import { useHasAgreed, useReadAgain } from '../useClone.ts';
import { useStudioChange } from '../useStudioChange.ts';
import { consentMessages } from './messages.ts';

export function ConsentRenewal({ userId }: { readonly userId: UserId }) {
  const messages = useMessages(consentMessages);
  const agreed = useHasAgreed(userId);
  const readAgain = useReadAgain(userId);
  const change = useChange();
  const { isPending, run } = useStudioChange(() => readAgain('agreed', 'settings'));
  if (agreed.state !== 'ready' || agreed.content) return null;
  return (
    <Banner
      tone="notice"
      title={messages.renewTitle}
      className="mb-6"
      action={
        <NativeButton size="small" isPending={isPending} onPress={change(() => void run(agreeToClone))}>
          {messages.renew}
        </NativeButton>
      }
    >
      {messages.renewText}{' '}
      <Link to={pathTo('legalDocument', { document: 'ai-clone-agreement' })}>{messages.whole}</Link>
    </Banner>
  );
}
