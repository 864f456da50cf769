/** What the account asks of our business logic. */
import { call, callRepeatable } from '#platform/backend/callables.ts';
import {
  accountCancelDeletion,
  accountListSessions,
  accountRequestDeletion,
} from '#shared/callables/account.ts';

/** When everything is erased. Needs a sign-in of the last five minutes. */
export async function requestDeletion(): Promise<Date> {
  return new Date((await callRepeatable(accountRequestDeletion, {})).dueAt);
}

export async function cancelDeletion(): Promise<void> {
  await callRepeatable(accountCancelDeletion, {});
}

/** Where the person is signed in, those sessions included that wait to be ended. */
export async function listSessions() {
  return (await call(accountListSessions, {})).sessions;
}
