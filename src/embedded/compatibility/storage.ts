/** Storage as the vendors' emulator: buckets made by naming them, tokens with every object, rules handed in, a reset. */
import { randomUUID } from 'node:crypto';
import { loadRuleset } from '../rules/index.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { StorageStandIn } from '../storage/index.ts';
import { createStorageRoutes } from './storageRoutes.ts';

export function createStorageCompatibility(): StorageStandIn {
  let handedIn: Ruleset | null = null;
  return {
    hasBucket: (name) => /^[a-z0-9][a-z0-9._-]{1,220}$/.test(name),
    rulesetOr: (own) => handedIn ?? own,
    // Pointed to an emulator, the vendor's client sends no credential.
    visitor: { kind: 'privileged' },
    // `getDownloadURL` of firebase-admin asks Firebase's protocol, by the server client's own name.
    visitorOf: (apiClient) => ({ kind: /\bgccl\//.test(apiClient) ? 'privileged' : 'visitor' }),
    isMadeWithProject: (bucket) => /\.(appspot\.com|firebasestorage\.app)$/.test(bucket),
    // The vendors' test suites go on with an administrator's session without saying who they are.
    resumeAs: ({ kind }) => (kind === 'privileged' ? { kind } : null),
    giveTokens: (asked) => (asked.length > 0 ? asked : [randomUUID()]),
    opens: ({ downloadTokens }, token) => downloadTokens.includes(token),
    createRoutes: (api, storage) =>
      createStorageRoutes(api, {
        setRules: (source) => {
          handedIn = loadRuleset(source, 'storage.rules');
        },
        reset: () => {
          storage.sessions.removeAll();
          storage.index.removeAll(storage.clock.now());
        },
      }),
  };
}
