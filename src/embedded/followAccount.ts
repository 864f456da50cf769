/** Makes the documents about an account follow what happened to it, by the vendor's own protocol. */
import type { Hono } from 'hono';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { type ServiceAccount, signServiceToken } from './dataFolder/serviceAccount.ts';
import type { AccountChange, AccountEvent } from './identity/index.ts';

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

const { notifications } = newUserProfile('', '').settings;

/**
 * Whom we would reach, and whom we would ask, is nothing that a stranger may have chosen before the owner came. What the
 * owner may have written of themselves before confirming their address stays: it cannot be told from a stranger's, and
 * does nobody harm.
 */
const begunProfile = {
  phone: { stringValue: '' },
  settings: {
    mapValue: {
      fields: {
        notifications: {
          mapValue: {
            fields: Object.fromEntries(
              Object.entries(notifications).map(([name, isOn]) => [name, { booleanValue: isOn }]),
            ),
          },
        },
      },
    },
  },
};
const begunPaths = [
  'phone',
  'settings.notifications',
  'onboarding.trustedPersonName',
  'onboarding.trustedPersonEmail',
];
const deletionPaths = ['deletionDueAt', 'deletionReminderAt', 'deletionRemindedAt'];

/** Changes a profile that is there: the fields at these paths, which go where nothing is given for them. */
function profileStep(uid: string, paths: readonly string[], fields: Readonly<Record<string, unknown>>): Step {
  const mask = paths.map((path) => `&updateMask.fieldPaths=${path}`).join('');
  return {
    method: 'PATCH',
    path: `users/${uid}?currentDocument.exists=true${mask}`,
    fields,
    isOptional: true,
  };
}

const steps: Readonly<Record<AccountChange, (uid: string, event: AccountEvent) => readonly Step[]>> = {
  // What it kept is to be erased.
  deleted: (uid, { notedAt }) => [
    {
      method: 'PATCH',
      path: `deletedAccounts/${uid}`,
      fields: { deletedAt: { timestampValue: new Date(notedAt).toISOString() } },
    },
  ],
  // Whoever had it before leaves no key to its second factor, and no end to it.
  claimed: (uid) => [
    { method: 'DELETE', path: `recovery_codes/${uid}` },
    profileStep(uid, deletionPaths, {}),
  ],
  begun: (uid) => [profileStep(uid, begunPaths, begunProfile)],
  // The former address may have been an administrator's.
  moved: (uid) => [{ method: 'DELETE', path: `administrators/${uid}` }],
  // As an owner ends one: rules and callables refuse what tokens it still has.
  sessionStolen: (uid, { session, notedAt }) => [
    {
      method: 'PATCH',
      path: `users/${uid}/endedSessions/${session}`,
      fields: { endedAt: { integerValue: String(notedAt) } },
    },
    { method: 'DELETE', path: `users/${uid}/sessions/${session}` },
  ],
};

export async function followAccount(
  { routes, projectId, serviceAccount }: Target,
  event: AccountEvent,
): Promise<void> {
  const token = await signServiceToken(serviceAccount, 'https://firestore.googleapis.com/', Date.now());
  const documents = `http://localhost/v1/projects/${projectId}/databases/(default)/documents`;
  for (const { method, path, fields, isOptional } of steps[event.kind](
    encodeURIComponent(event.localId),
    event,
  )) {
    const answer = await routes.request(`${documents}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(fields ? { body: JSON.stringify({ fields }) } : {}),
    });
    if (!answer.ok && !(isOptional && answer.status === 404))
      throw new Error(`The documents of an account did not follow (${event.kind}): ${answer.status}.`);
  }
}
