/** Who sent a request, as every protocol of the embedded backend sees it. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly uid: string; readonly claims: Readonly<Record<string, unknown>> }
  /** The product's own business logic, proven by a token signed with the local service account's key. */
  | { readonly kind: 'privileged' };

/** A bearer token that is expired, foreign, unsigned or otherwise not ours. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/**
 * Turns an `Authorization` header into a caller. No header is a visitor.
 * Throws InvalidTokenError for a header that claims something it cannot prove.
 */
export type ResolveCaller = (authorization: string | undefined) => Promise<Caller>;
