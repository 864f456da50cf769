import type { TypedSecret } from './holder/keyHolder.ts';

/** Letters and digits of a recovery code, without what separates its groups. */
const CODE = /^amp1[02-9ac-hj-np-z]{58}$/;

/** One field takes both: what is written like a recovery code is one, and everything else is a phrase. */
export function typedSecret(typed: string): TypedSecret {
  const bare = typed.replace(/[\s\p{Dash_Punctuation}]/gu, '').toLowerCase();
  return CODE.test(bare) ? { way: 'recovery', recoveryCode: bare } : { way: 'passphrase', phrase: typed };
}
