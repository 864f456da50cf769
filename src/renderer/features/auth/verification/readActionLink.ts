/** What a mailed link asks for, read from its query. The names are the identity service's own. */
const modes = [
  'verifyEmail',
  'resetPassword',
  'verifyAndChangeEmail',
  'recoverEmail',
  'revertSecondFactorAddition',
] as const;
export type ActionMode = (typeof modes)[number];

export interface ActionLink {
  readonly mode: ActionMode;
  readonly code: string;
}

/** Null when the link is malformed. A link without a mode verifies an address, as the route's name says. */
export function readActionLink(query: URLSearchParams): ActionLink | null {
  const code = query.get('oobCode') ?? '';
  const mode = modes.find((known) => known === (query.get('mode') ?? 'verifyEmail'));
  return mode && /^[\w-]{8,512}$/.test(code) ? { mode, code } : null;
}

/** The query without what opens an account, which must not stay in the address. */
export function withoutCode(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['oobCode', 'apiKey']) rest.delete(name);
  return rest;
}

const entryOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** The link as the entry of the history keeps it once its code has left the address; null when it keeps none. */
export function keptActionLink(state: unknown): ActionLink | null {
  const kept = entryOf(state, 'actionLink');
  const [mode, code] = [entryOf(kept, 'mode'), entryOf(kept, 'code')];
  return typeof mode === 'string' && typeof code === 'string'
    ? readActionLink(new URLSearchParams({ mode, oobCode: code }))
    : null;
}

export type LinkFailure = 'expired' | 'used' | 'malformed' | 'failed';

/** How the identity service's refusal of a code is told to a person. */
export function linkFailureOf(errorCode: string | null): LinkFailure {
  switch (errorCode) {
    case 'expired-action-code':
      return 'expired';
    case 'invalid-action-code':
      return 'used';
    case 'argument-error':
    case 'missing-code':
      return 'malformed';
    default:
      return 'failed';
  }
}
