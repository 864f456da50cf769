/** A part of the hub about one person: their address is asked for, stands in the page's own, and what is theirs is read. */
import type { ReactNode } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AddressForm } from './AddressForm.tsx';
import { tableMessages } from './table/messages.ts';
import { useAdministratorRole } from './useAdministratorRole.ts';
import { usePersonInAddress } from './usePersonInAddress.ts';

interface PersonPanelProps {
  /** Of the heading, unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Label of the field, and of the button beside it. */
  readonly address: string;
  readonly look: string;
  /** Drawn anew for each person, and for nobody but administrators. */
  readonly children: (email: string) => ReactNode;
}

export function PersonPanel({ id, title, lead, address, look, children }: PersonPanelProps) {
  const role = useAdministratorRole();
  const [email, lookAt] = usePersonInAddress();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-small text-ink-soft">{lead}</p>
      <AddressForm key={email} initial={email ?? ''} label={address} button={look} onAsk={lookAt} />
      {email !== null && role.data === 'admin' ? children(email) : null}
    </section>
  );
}

/** What is read of a person, before it is there. */
export type PersonReading<Found> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly reload: () => void }
  | ({ readonly state: 'ready' } & Found);

interface PersonFoundProps<Found> {
  readonly reading: PersonReading<Found>;
  /** Said where nobody has the address. */
  readonly nobody: string;
  readonly children: (found: Found) => ReactNode;
}

export function PersonFound<Found>({ reading, nobody, children }: PersonFoundProps<Found>) {
  const messages = useMessages(tableMessages);
  const explain = useExplain({ 'not-found': nobody });
  switch (reading.state) {
    case 'loading':
      return <Spinner message={messages.loading} />;
    case 'failed':
      return (
        <RetryBanner onRetry={reading.reload}>
          <SentenceText sentence={explain(reading.error)} />
        </RetryBanner>
      );
    case 'ready':
      return <div className="mt-6">{children(reading)}</div>;
  }
}
