/** The clone that was left to somebody: what it is, and the way to it. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { receivedMessages } from './messages.ts';

export function ReceivedClone({ ownerName }: { readonly ownerName: string }) {
  const texts = useMessages(receivedMessages);
  return (
    <section>
      <h2 className="text-title">{texts.cloneTitle}</h2>
      <p className="mt-2 mb-4 max-w-prose text-ink-soft">{texts.cloneText(ownerName)}</p>
      {isPageBuilt('freeClone') ? <ButtonLink to={routes.freeClone.path}>{texts.toClone}</ButtonLink> : null}
    </section>
  );
}
