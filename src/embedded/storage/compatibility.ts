/**
 * Where `--emulator` (`embedded/compatibility`) may answer in Storage's place, because the vendors' test libraries ask
 * so. Without the flag there is none, and every one of these ways is closed.
 */
import type { Caller } from '../caller.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { StoredObject } from './objects/storedObject.ts';
import type { UploadOpener } from './uploads/upload.ts';

export interface StorageCompatibility {
  /** Whether a bucket exists for having been named. */
  hasBucket(name: string): boolean;
  /** The rules that a test handed in, or `own`. */
  rulesetOr(own: Ruleset): Ruleset;
  /** Who asks of the JSON API without saying who they are. */
  readonly visitor: Caller;
  /** Who asks of Firebase's protocol without saying who they are, by what their client calls itself. */
  visitorOf(apiClient: string): Caller;
  /** Whether a bucket is said to exist that holds nothing yet. */
  isMadeWithProject(bucket: string): boolean;
  /** Who goes on with a session, whoever they say they are; null where it is its opener as ever. */
  resumeAs(opener: UploadOpener): Caller | null;
  /** The download tokens of an object that was just sent, with those it asked for. */
  giveTokens(asked: readonly string[]): readonly string[];
  /** Whether a download token opens an object past the rules. */
  opens(object: StoredObject, token: string): boolean;
}
