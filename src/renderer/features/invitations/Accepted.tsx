import { useEffect, useRef } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { Fingerprint } from '#features/personKeys/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import type { OpenInvitation } from './api.ts';
import { invitationMessages } from './messages.ts';

/** With the key that was made just now, with one that there was, or with none. */
export type AcceptedWith =
  | { readonly is: 'new-key'; readonly publicKey: string }
  | { readonly is: 'own-key' }
  | { readonly is: 'no-key' };

interface AcceptedProps {
  readonly invitation: OpenInvitation;
  readonly made: AcceptedWith;
}

export function Accepted({ invitation: { ownerName, role, isClaim }, made }: AcceptedProps) {
  const texts = useMessages(invitationMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="generous" className="flex flex-col items-start gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-page outline-none">
          {isClaim ? texts.claimAcceptedTitle : texts.acceptedTitle}
        </h1>
        <p className="mt-3 max-w-prose text-ink-soft">
          {isClaim
            ? texts.claimAccepted(ownerName)
            : role === 'trusted-contact'
              ? texts.contactAccepted(ownerName)
              : made.is === 'no-key'
                ? texts.acceptedWithoutKey(ownerName)
                : texts.beneficiaryAccepted(ownerName)}
        </p>
      </div>
      {isClaim ? null : made.is === 'new-key' ? (
        <>
          <p className="max-w-prose">{texts.keepPaper}</p>
          <Fingerprint publicKey={made.publicKey} name={ownerName} />
        </>
      ) : (
        <p className="max-w-prose">
          {made.is === 'own-key' ? texts.compareLater : texts.keyLater(ownerName)}
        </p>
      )}
      {isPageBuilt('entrusted') ? (
        <ButtonLink to={routes.entrusted.path}>{texts.toEntrusted}</ButtonLink>
      ) : null}
    </Card>
  );
}
