/** A person whose id token the transport has verified. */
export interface Caller {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** All claims of the token: `role`, `demo`, `auth_time`, ... */
  readonly claims: Readonly<Record<string, unknown>>;
}
