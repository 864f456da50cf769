import { isPageBuilt } from '#features/catalogue/index.ts';
import { pathTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Saying } from '../OpenFrame.tsx';
import type { ClaimedFrom } from './claimKit.ts';
import { claimMessages } from './messages.ts';

interface ClaimedProps {
  readonly ownerName: string;
  readonly from: ClaimedFrom;
}

export function Claimed({ ownerName, from: { beneficiaryId } }: ClaimedProps) {
  const texts = useMessages(claimMessages);
  return (
    <Saying title={texts.doneTitle} text={`${texts.doneText(ownerName)}\n${texts.keepPage}`}>
      {isPageBuilt('entrustedLegacy') ? (
        <ButtonLink to={pathTo('entrustedLegacy', { beneficiaryId })}>{texts.toReceived}</ButtonLink>
      ) : null}
    </Saying>
  );
}
