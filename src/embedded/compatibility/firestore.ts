/** Firestore as the vendors' emulator: rules handed in, and databases emptied. */
import type { FirestoreCompatibility } from '../firestore/compatibility.ts';
import { loadRuleset } from '../rules/index.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { createFirestoreRoutes } from './firestoreRoutes.ts';

export function createFirestoreCompatibility(): FirestoreCompatibility {
  let handedIn: Ruleset | null = null;
  return {
    rulesetOr: (own) => handedIn ?? own,
    createRoutes: (engine) =>
      createFirestoreRoutes(engine, (source) => {
        handedIn = loadRuleset(source, 'firestore.rules');
      }),
  };
}
