/** `/beneficiaries-enhanced`: the people as a table, and with `?view=things` the matrix of who receives what. */
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from '#features/session/index.ts';
import { routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { MatrixView } from '../matrix/MatrixView.tsx';
import { matrixMessages } from '../matrix/messages.ts';
import { peopleMessages } from '../messages.ts';
import { BeneficiaryLimitNotice } from '../people/BeneficiaryLimitNotice.tsx';
import { FirstBeneficiary } from '../people/FirstBeneficiary.tsx';
import { usePeopleDialogs } from '../people/PeopleDialogs.tsx';
import { useBeneficiaryLimit } from '../people/useBeneficiaryLimit.ts';
import { usePeople } from '../usePeople.ts';
import { PeopleView } from './PeopleView.tsx';

export function BeneficiariesEnhancedPage() {
  const { user } = useSignedIn();
  const texts = useMessages(peopleMessages);
  const messages = useMessages(matrixMessages);
  const people = usePeople(user.uid);
  const limit = useBeneficiaryLimit(user.uid);
  const { actions, changes, add, dialogs } = usePeopleDialogs(user.uid);
  const [search, setSearch] = useSearchParams();
  const named = people.state === 'ready' ? people.people : [];
  const isAtLimit = limit !== null && named.length >= limit;
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          named.length > 0 ? (
            <>
              <ButtonLink to={routes.beneficiaries.path} variant="quiet">
                {texts.asCards}
              </ButtonLink>
              {isAtLimit ? null : (
                <Button onPress={add} icon={<Plus size={18} aria-hidden="true" />}>
                  {texts.add}
                </Button>
              )}
            </>
          ) : null
        }
      >
        {messages.lead}
      </PageHeader>
      {isAtLimit && named.length > 0 ? <BeneficiaryLimitNotice limit={limit} /> : null}
      {people.state === 'loading' ? <Spinner message={texts.loading} /> : null}
      {people.state === 'failed' ? <RetryBanner onRetry={people.retry}>{texts.failed}</RetryBanner> : null}
      {people.state === 'ready' && named.length === 0 ? <FirstBeneficiary onAdd={add} /> : null}
      {named.length > 0 ? (
        <Tabs
          label={messages.views}
          selected={search.get('view') === 'things' ? 'things' : 'people'}
          onSelect={(view) => setSearch(view === 'things' ? { view } : {}, { replace: true })}
          entries={[
            {
              id: 'people',
              label: messages.peopleView,
              content: <PeopleView userId={user.uid} people={named} actions={actions} changes={changes} />,
            },
            {
              id: 'things',
              label: messages.thingsView,
              content: (
                <MatrixView
                  userId={user.uid}
                  people={named.map(({ person }) => person)}
                  only={search.get('person')}
                  onEverybody={() => setSearch({ view: 'things' }, { replace: true })}
                />
              ),
            },
          ]}
        />
      ) : null}
      {dialogs}
    </>
  );
}
