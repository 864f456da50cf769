/** `/beneficiaries`: the people whom the owner names, as cards, and whom they trust to say whether they live. */
import Plus from 'lucide-react/icons/plus';
import { useSignedIn } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { ContactsSection } from '../contacts/ContactsSection.tsx';
import { LocksLine } from '../locks/parts.ts';
import { peopleMessages } from '../messages.ts';
import { useAlbumTitles } from '../useAlbumTitles.ts';
import { usePeople } from '../usePeople.ts';
import { BeneficiaryLimitNotice } from './BeneficiaryLimitNotice.tsx';
import { FirstBeneficiary } from './FirstBeneficiary.tsx';
import { usePeopleDialogs } from './PeopleDialogs.tsx';
import { PersonCard } from './PersonCard.tsx';
import { useBeneficiaryLimit } from './useBeneficiaryLimit.ts';

/** From here on cards are drawn as they come into view. */
const MANY = 40;

export function BeneficiariesPage() {
  const { user } = useSignedIn();
  const messages = useMessages(peopleMessages);
  const people = usePeople(user.uid);
  const limit = useBeneficiaryLimit(user.uid);
  const albumTitles = useAlbumTitles(user.uid);
  const { actions, add, dialogs } = usePeopleDialogs(user.uid);
  const count = people.state === 'ready' ? people.people.length : 0;
  const isAtLimit = limit !== null && count >= limit;
  return (
    <>
      <PageHeader
        title={messages.title}
        actions={
          count > 0 ? (
            <>
              <ButtonLink to={routes.beneficiariesEnhanced.path} variant="quiet">
                {messages.asTable}
              </ButtonLink>
              {isAtLimit ? null : (
                <Button onPress={add} icon={<Plus size={18} aria-hidden="true" />}>
                  {messages.add}
                </Button>
              )}
            </>
          ) : null
        }
      >
        {messages.lead}
      </PageHeader>
      {isAtLimit && count > 0 ? <BeneficiaryLimitNotice limit={limit} /> : null}
      {people.state === 'loading' ? <Spinner message={messages.loading} /> : null}
      {people.state === 'failed' ? <RetryBanner onRetry={people.retry}>{messages.failed}</RetryBanner> : null}
      {people.state === 'ready' ? (
        <>
          {count === 0 ? <FirstBeneficiary onAdd={add} /> : <LocksLine userId={user.uid} />}
          <ul className="grid gap-6 lg:grid-cols-2">
            {people.people.map((named) => (
              <li
                key={named.person.id}
                className={
                  count > MANY ? '[contain-intrinsic-size:auto_22rem] [content-visibility:auto]' : ''
                }
              >
                <PersonCard named={named} actions={actions} albumTitles={albumTitles} />
              </li>
            ))}
          </ul>
          <ContactsSection userId={user.uid} contacts={people.contacts} people={people.people} />
        </>
      ) : null}
      {dialogs}
    </>
  );
}
