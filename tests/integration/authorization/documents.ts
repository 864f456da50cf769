/** Every kind of collection in the database, by every method of the Firestore protocol. */
import { catalogue } from '../../../src/functions/catalogue.ts';
import type { Standing } from './callers.ts';
import { expect, type Operation, type Outcome, sendJson } from './operation.ts';
import type { Scene } from './scene.ts';

const ROOT = 'projects/amaranth-local/databases/(default)/documents';

interface Row {
  /** A document of this kind that is there, or stands for one. */
  readonly document: (scene: Scene) => string;
  /** Who may read this very document. */
  readonly readers?: readonly Standing[];
  /** Who may read the list of them. */
  readonly listers?: readonly Standing[];
  /** Who may change it, and with which field. */
  readonly writers?: {
    readonly standings: readonly Standing[];
    readonly field: string;
    readonly value: object;
  };
}

/** Those below a person, as the manifests of the capabilities have them. */
function keptCollections(): Record<string, Row> {
  const kept = catalogue.accountData.flatMap(({ collections }) => Object.entries(collections));
  return Object.fromEntries(
    kept.map(([name, { readBy }]): [string, Row] => {
      const readers: readonly Standing[] = readBy === 'owner' ? ['owner'] : [];
      const document = (scene: Scene) =>
        scene.keptDocuments.get(name) ?? `users/${scene.owner.uid}/${name}/any`;
      return [`users/{}/${name}`, { document, readers, listers: readers }];
    }),
  );
}

const everybody: readonly Standing[] = ['owner', 'administrator', 'member', 'demo', 'visitor', 'ended'];

const rows: Readonly<Record<string, Row>> = {
  users: {
    document: ({ owner }) => `users/${owner.uid}`,
    readers: ['owner'],
    writers: { standings: ['owner'], field: 'bio', value: { stringValue: 'canary-7f3a and all' } },
  },
  ...keptCollections(),
  'users/{}/vaultItems/{}/versions': {
    document: ({ owner, vaultItemId }) => `users/${owner.uid}/vaultItems/${vaultItemId}/versions/1`,
    readers: ['owner'],
    listers: ['owner'],
  },
  'users/{}/endedSessions': {
    document: ({ owner, endedSessionId }) => `users/${owner.uid}/endedSessions/${endedSessionId}`,
    // How the device that was signed out learns why.
    readers: ['owner', 'ended'],
  },
  app_config: {
    document: () => 'app_config/launch',
    readers: everybody,
    writers: { standings: ['administrator'], field: 'demoEnabled', value: { booleanValue: true } },
  },
  albumCodes: { document: () => 'albumCodes/of-nobody' },
  administratorActs: { document: () => 'administratorActs/of-nobody' },
  administrators: { document: ({ owner }) => `administrators/${owner.uid}` },
  deletedAccounts: { document: ({ owner }) => `deletedAccounts/${owner.uid}` },
  discardedFiles: { document: ({ owner, photoId }) => `discardedFiles/${owner.uid}:${photoId}` },
  jobs: { document: () => 'jobs/media-discardFiles' },
  'jobs/{}/failures': { document: () => 'jobs/media-discardFiles/failures/any' },
  orders: { document: () => 'orders/of-nobody' },
  outboundMessages: { document: () => 'outboundMessages/of-nobody' },
  paymentCustomers: { document: ({ owner }) => `paymentCustomers/${owner.uid}` },
  paymentEvents: { document: () => 'paymentEvents/of-nobody' },
  paymentPages: { document: ({ owner }) => `paymentPages/${owner.uid}-any` },
  paymentReconciliations: { document: () => 'paymentReconciliations/events' },
  recovery_codes: { document: ({ owner }) => `recovery_codes/${owner.uid}` },
  serverSecrets: { document: () => 'serverSecrets/signing' },
  server_state: { document: () => 'server_state/demoFamily' },
  privacyRequests: { document: () => 'privacyRequests/of-nobody' },
  shopProducts: { document: () => 'shopProducts/qr-medallion' },
  supportRequests: { document: () => 'supportRequests/of-nobody' },
  usage_days: { document: () => 'usage_days/2026-11-21' },
  visitorLimits: { document: () => 'visitorLimits/of-nobody' },
  waitlist: { document: () => 'waitlist/of-nobody' },
  watch: { document: () => 'watch/lifeVerifications' },
};

/** Those that the table does not name: each is a hole in the matrix. */
export function undeclaredCollections(kinds: ReadonlySet<string>): string[] {
  return [...kinds].filter((kind) => !(kind in rows));
}

export function documentOperations(): Operation[] {
  return Object.entries(rows).flatMap(([kind, row]) => operationsOn(kind, row));
}

function operationsOn(kind: string, row: Row): Operation[] {
  const collectionId = kind.split('/').at(-1) ?? kind;
  const allow = (standings: readonly Standing[] = []) =>
    expect(Object.fromEntries(standings.map((standing) => [standing, 'allowed' satisfies Outcome])));
  const nameOf = (scene: Scene) => `${ROOT}/${row.document(scene)}`;
  const parentOf = (scene: Scene) => nameOf(scene).split('/').slice(0, -2).join('/');
  const query = (allDescendants: boolean) => ({
    structuredQuery: { from: [{ collectionId, ...(allDescendants ? { allDescendants } : {}) }] },
  });
  const field = row.writers?.field ?? 'title';
  const value = row.writers?.value ?? { stringValue: 'Altered' };
  const update = (scene: Scene) => ({
    update: { name: nameOf(scene), fields: { [field]: value } },
    updateMask: { fieldPaths: [field] },
  });
  const stranger = (scene: Scene) => ({
    update: { name: `${nameOf(scene)}-made-up`, fields: { [field]: value } },
    currentDocument: { exists: false },
  });
  const post = (
    verb: string,
    standings: readonly Standing[] | undefined,
    body: (scene: Scene) => unknown,
    parent: (scene: Scene) => string = () => ROOT,
  ): Operation => ({
    name: `document ${kind} ${verb}`,
    expected: allow(standings),
    run: (scene, caller) => sendJson(scene, caller, 'POST', `/v1/${parent(scene)}:${verb}`, body(scene)),
  });
  const method = (
    name: string,
    standings: readonly Standing[] | undefined,
    run: Operation['run'],
  ): Operation => ({ name: `document ${kind} ${name}`, expected: allow(standings), run });
  const named = (operation: Operation, detail: string) => ({
    ...operation,
    name: `${operation.name}, ${detail}`,
  });

  return [
    method('get', row.readers, (scene, caller) => sendJson(scene, caller, 'GET', `/v1/${nameOf(scene)}`)),
    method('list', row.listers, (scene, caller) =>
      sendJson(scene, caller, 'GET', `/v1/${parentOf(scene)}/${collectionId}`),
    ),
    post('batchGet', row.readers, (scene) => ({ documents: [nameOf(scene)] })),
    post('runQuery', row.listers, () => query(false), parentOf),
    named(
      post('runQuery', [], () => query(true)),
      'all of them wherever they are',
    ),
    post(
      'runAggregationQuery',
      row.listers,
      () => ({
        structuredAggregationQuery: { ...query(false), aggregations: [{ alias: 'n', count: {} }] },
      }),
      parentOf,
    ),
    post('partitionQuery', [], () => ({ ...query(true), partitionCount: '2' })),
    post('listCollectionIds', [], () => ({}), nameOf),
    post('commit', row.writers?.standings, (scene) => ({ writes: [update(scene)] })),
    named(
      post('commit', [], (scene) => ({ writes: [{ delete: nameOf(scene) }] })),
      'to delete',
    ),
    named(
      post('commit', [], (scene) => ({ writes: [stranger(scene)] })),
      'to create',
    ),
    named(
      post('batchWrite', [], (scene) => ({ writes: [update(scene), { delete: nameOf(scene) }] })),
      'to alter and delete',
    ),
    post('beginTransaction', [], () => ({ options: { readWrite: {} } })),
    method('patch', row.writers?.standings, (scene, caller) =>
      sendJson(scene, caller, 'PATCH', `/v1/${nameOf(scene)}?updateMask.fieldPaths=${field}`, {
        fields: { [field]: value },
      }),
    ),
    method('delete', [], (scene, caller) => sendJson(scene, caller, 'DELETE', `/v1/${nameOf(scene)}`)),
    method('create', [], (scene, caller) =>
      sendJson(scene, caller, 'POST', `/v1/${parentOf(scene)}/${collectionId}?documentId=made-up`, {
        fields: { [field]: value },
      }),
    ),
  ];
}
