/** An account as `accounts:lookup` answers it. Source: identitytoolkit v1, `UserInfo`. */
import { factorJson } from './secondFactors/factorJson.ts';
import type { Account } from './store/account.ts';

export function providersOf(account: Account) {
  const { email, password, phoneNumber, displayName, photoUrl } = account;
  const named = { ...(displayName ? { displayName } : {}), ...(photoUrl ? { photoUrl } : {}) };
  return [
    ...(email && (password || account.emailLinkSignin)
      ? [{ providerId: 'password', email, federatedId: email, rawId: email, ...named }]
      : []),
    ...account.federated,
    ...(phoneNumber ? [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }] : []),
  ];
}

export function accountJson(account: Account) {
  return {
    localId: account.localId,
    ...(account.email ? { email: account.email } : {}),
    ...(account.initialEmail ? { initialEmail: account.initialEmail } : {}),
    emailVerified: account.emailVerified,
    ...(account.displayName ? { displayName: account.displayName } : {}),
    ...(account.photoUrl ? { photoUrl: account.photoUrl } : {}),
    ...(account.phoneNumber ? { phoneNumber: account.phoneNumber } : {}),
    disabled: account.disabled,
    providerUserInfo: providersOf(account),
    ...(account.passwordUpdatedAt ? { passwordUpdatedAt: account.passwordUpdatedAt } : {}),
    validSince: String(account.validSince),
    createdAt: String(account.createdAt),
    ...(account.lastLoginAt ? { lastLoginAt: String(account.lastLoginAt) } : {}),
    ...(account.lastRefreshAt ? { lastRefreshAt: new Date(account.lastRefreshAt).toISOString() } : {}),
    ...(account.secondFactors.length > 0
      ? { mfaInfo: account.secondFactors.map((factor) => factorJson(factor)) }
      : {}),
    ...(account.customAuth ? { customAuth: true } : {}),
    ...(account.customAttributes ? { customAttributes: account.customAttributes } : {}),
    // As the vendor answers whoever looks one up: never the hash itself, whoever reads it could guess at leisure.
    ...(account.password ? { passwordHash: 'UkVEQUNURUQ=' } : {}),
  };
}

/** An account as the business logic takes it out, with its password as it is kept. */
export function exportedJson(account: Account) {
  const { hash, salt } = account.password ?? {};
  return { ...accountJson(account), ...(hash ? { passwordHash: hash, salt } : {}) };
}

/** An account as an endpoint that changed it answers. */
export function changedJson(account: Account) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.localId,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName ?? '',
    photoUrl: account.photoUrl ?? '',
    providerUserInfo: providersOf(account),
  };
}
