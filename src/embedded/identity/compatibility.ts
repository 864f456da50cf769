/**
 * Where `--emulator` (`embedded/compatibility`) may answer in this service's place, because the vendors' test libraries
 * ask so. Without the flag there is none, and every one of these ways is closed.
 */
import type { JWTPayload } from 'jose';
import type { Caller } from '../caller.ts';
import type { PasswordCost } from './passwords/scrypt.ts';
import type { TokenSignature } from './tokens/signingKeys.ts';

export interface SentLink {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

export interface SentText {
  readonly phoneNumber: string;
  readonly sessionInfo: string;
  readonly code: string;
}

export interface IdentityCompatibility {
  /** How many times as often as people they may ask. */
  readonly limitFactor: number;
  readonly passwordCost: PasswordCost;
  readonly tokenSignature: TokenSignature;
  noteLink(link: SentLink): void;
  noteText(text: SentText): void;
  /**
   * Whom a token stands for that belongs to no account; null for nobody. `claims` are given where this server made the
   * token.
   */
  resolveStranger(token: string, claims: JWTPayload | null): Caller | null;
  /** The content of a custom token that needs no signature; null for one that is checked as ever. Throws for no token. */
  readCustomToken(token: string): unknown;
  /** What an id or access token of a provider says that nobody configured. Throws for no token. */
  readProviderToken(token: string): JWTPayload;
}
