/** Makes the documents about an account follow what happened to it, by the vendor's own protocol. */
import type { Hono } from 'hono';
import { type ServiceAccount, signServiceToken } from './dataFolder/serviceAccount.ts';
import type { AccountChange } from './identity/index.ts';

interface Target {
  readonly routes: Hono;
  readonly projectId: string;
  readonly serviceAccount: ServiceAccount;
}

interface Step {
  readonly method: 'PATCH' | 'DELETE';
  /** Below the documents, with its query. */
  readonly path: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  /** The document may be missing; nothing is to be done then. */
  readonly isOptional?: boolean;
}

const steps: Readonly<Record<AccountChange, (uid: string, notedAt: number) => readonly Step[]>> = {
  // What it kept is to be erased.
  deleted: (uid, notedAt) => [
    {
      method: 'PATCH',
      path: `deletedAccounts/${uid}`,
      fields: { deletedAt: { timestampValue: new Date(notedAt).toISOString() } },
    },
  ],
  // Whoever had it before leaves no key to its second factor, and no end to it.
  claimed: (uid) => [
    { method: 'DELETE', path: `recovery_codes/${uid}` },
    {
      method: 'PATCH',
      path: `users/${uid}?currentDocument.exists=true&updateMask.fieldPaths=deletionDueAt&updateMask.fieldPaths=deletionReminderAt`,
      fields: {},
      isOptional: true,
    },
  ],
  // The former address may have been an administrator's.
  moved: (uid) => [{ method: 'DELETE', path: `administrators/${uid}` }],
};

export async function followAccount(
  { routes, projectId, serviceAccount }: Target,
  change: AccountChange,
  uid: string,
  notedAt: number,
): Promise<void> {
  const token = await signServiceToken(serviceAccount, 'https://firestore.googleapis.com/', Date.now());
  const documents = `http://localhost/v1/projects/${projectId}/databases/(default)/documents`;
  for (const { method, path, fields, isOptional } of steps[change](encodeURIComponent(uid), notedAt)) {
    const answer = await routes.request(`${documents}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(fields ? { body: JSON.stringify({ fields }) } : {}),
    });
    if (!answer.ok && !(isOptional && answer.status === 404))
      throw new Error(`The documents of an account did not follow (${change}): ${answer.status}.`);
  }
}
