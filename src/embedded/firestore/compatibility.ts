/**
 * Where `--emulator` (`embedded/compatibility`) may answer in Firestore's place, because the vendors' test libraries ask
 * so. Without the flag there is none; with it, every project and database is served.
 */
import type { Hono } from 'hono';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Engine } from './engine.ts';

export interface FirestoreCompatibility {
  /** The rules that a test handed in, or `own`. */
  rulesetOr(own: Ruleset): Ruleset;
  createRoutes(engine: Engine): Hono;
}
