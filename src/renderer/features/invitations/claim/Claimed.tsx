import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Saying } from '../OpenFrame.tsx';
import type { ClaimedFrom } from './claimKit.ts';
import { claimMessages } from './messages.ts';

interface ClaimedProps {
  readonly ownerName: string;
  readonly from: ClaimedFrom;
}

export function Claimed({ ownerName, from: { ownerId } }: ClaimedProps) {
  const texts = useMessages(claimMessages);
  return (
    <Saying title={texts.doneTitle} text={`${texts.doneText(ownerName)}\n${texts.keepPage}`}>
      {isPageBuilt('entrusted') ? (
        <ButtonLink to={`${routes.entrusted.path}?from=${ownerId}`}>{texts.toReceived}</ButtonLink>
      ) : null}
    </Saying>
  );
}
