/** What the account asks of our business logic. */
import { callRepeatable } from '#platform/backend/callables.ts';
import { accountCancelDeletion, accountRequestDeletion } from '#shared/callables/account.ts';

/** When everything is erased. Needs a sign-in of the last five minutes. */
export async function requestDeletion(): Promise<Date> {
  return new Date((await callRepeatable(accountRequestDeletion, {})).dueAt);
}

export async function cancelDeletion(): Promise<void> {
  await callRepeatable(accountCancelDeletion, {});
}
