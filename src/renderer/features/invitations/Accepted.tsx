import { useEffect, useRef } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { Fingerprint } from '#features/personKeys/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import type { OpenInvitation } from './api.ts';
import { invitationMessages } from './messages.ts';

interface AcceptedProps {
  readonly invitation: OpenInvitation;
  /** Of the key that was made just now. */
  readonly publicKey: string | null;
}

export function Accepted({ invitation: { ownerName, role }, publicKey }: AcceptedProps) {
  const texts = useMessages(invitationMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="generous" className="flex flex-col items-start gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-page outline-none">
          {texts.acceptedTitle}
        </h1>
        <p className="mt-3 max-w-prose text-ink-soft">
          {role === 'beneficiary' ? texts.beneficiaryAccepted(ownerName) : texts.contactAccepted(ownerName)}
        </p>
      </div>
      {publicKey ? (
        <Fingerprint publicKey={publicKey} name={ownerName} />
      ) : (
        <p className="max-w-prose">{texts.compareLater}</p>
      )}
      {isPageBuilt('entrusted') ? (
        <ButtonLink to={routes.entrusted.path}>{texts.toEntrusted}</ButtonLink>
      ) : null}
    </Card>
  );
}
