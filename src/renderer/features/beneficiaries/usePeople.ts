/** Those whom the person named, with the state of what is locked for each; one reading feeds all pages of people. */
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { type GrantState, grantStateOf } from '#shared/legacy/grantState.ts';
import type { TrustedContactDocument } from '#shared/legacy/trustedContact.ts';
import { readBeneficiaries, readContacts, readGrants } from './peopleDocuments.ts';
import { peopleKeys } from './peopleKeys.ts';

export interface NamedPerson {
  readonly person: Beneficiary;
  readonly grant: GrantState;
}

export type PeopleState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly people: readonly NamedPerson[];
      readonly contacts: readonly TrustedContactDocument[];
    };

const staleTime = 15_000;

export function usePeople(userId: UserId): PeopleState {
  const [beneficiaries, contacts, grants] = useQueries({
    queries: [
      {
        queryKey: peopleKeys.beneficiaries(userId),
        queryFn: () => readBeneficiaries(userId),
        staleTime,
      },
      { queryKey: peopleKeys.contacts(userId), queryFn: () => readContacts(userId), staleTime },
      { queryKey: peopleKeys.grants(userId), queryFn: () => readGrants(userId), staleTime },
    ],
  });
  const isFailed = [beneficiaries, contacts, grants].some(({ data, isError }) => isError && !data);
  const { data: named } = beneficiaries;
  const { data: trusted } = contacts;
  const { data: locked } = grants;
  const retry = () => {
    for (const { refetch } of [beneficiaries, contacts, grants]) void refetch();
  };
  const people = useMemo(
    () =>
      named && trusted && locked
        ? named.map((person) => ({
            person,
            grant: grantStateOf(
              locked.find(({ beneficiaryId }) => beneficiaryId === person.id) ?? null,
              person,
              trusted,
            ),
          }))
        : null,
    [named, trusted, locked],
  );
  if (people && trusted) return { state: 'ready', people, contacts: trusted };
  return isFailed ? { state: 'failed', retry } : { state: 'loading' };
}
