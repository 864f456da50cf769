/**
 * Where accounts are kept. Reads go by an index; `save` refuses nothing, so a caller checks for conflicts first, in
 * the same turn of the event loop.
 */
import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../../database/openDatabase.ts';
import { type Account, accountSchema } from './account.ts';

export interface Accounts {
  find(localId: string): Account | null;
  findByEmail(email: string): Account | null;
  findByPhoneNumber(phoneNumber: string): Account | null;
  findByFederatedId(providerId: string, rawId: string): Account | null;
  save(account: Account): void;
  /** Whether there was such an account. */
  remove(localId: string): boolean;
  removeAll(): void;
  /** In the order of their ids, after `after`. */
  list(after: string, limit: number): Account[];
  /** In one of the vendor's orders. `offset` skips. */
  query(
    order: { by: 'USER_ID' | 'CREATED_AT'; descending: boolean },
    offset: number,
    limit: number,
  ): Account[];
  count(): number;
}

/** All of `work` or none of it; inside of a transaction it joins that one. */
export function atomically<T>(database: DatabaseSync, work: () => T): T {
  return database.isTransaction ? work() : transaction(database, work);
}

export function createAccounts(database: DatabaseSync): Accounts {
  const byId = database.prepare('SELECT record FROM identity_accounts WHERE local_id = ?');
  const byEmail = database.prepare('SELECT record FROM identity_accounts WHERE email = ?');
  const byPhone = database.prepare('SELECT record FROM identity_accounts WHERE phone_number = ?');
  const byFederated = database.prepare(
    `SELECT record FROM identity_accounts JOIN identity_federated USING (local_id)
     WHERE provider_id = ? AND raw_id = ?`,
  );
  const write = database.prepare(
    `INSERT INTO identity_accounts (local_id, email, phone_number, created_at, record) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (local_id) DO UPDATE SET
       email = excluded.email, phone_number = excluded.phone_number, record = excluded.record`,
  );
  const unlink = database.prepare('DELETE FROM identity_federated WHERE local_id = ?');
  const link = database.prepare(
    'INSERT INTO identity_federated (provider_id, raw_id, local_id) VALUES (?, ?, ?)',
  );
  const links = database.prepare('SELECT count(*) AS count FROM identity_federated WHERE local_id = ?');
  const remove = database.prepare('DELETE FROM identity_accounts WHERE local_id = ?');
  const page = database.prepare(
    'SELECT record FROM identity_accounts WHERE local_id > ? ORDER BY local_id LIMIT ?',
  );
  const count = database.prepare('SELECT count(*) AS count FROM identity_accounts');
  const ordered = {
    USER_ID: ['local_id', 'local_id DESC'],
    CREATED_AT: ['created_at, local_id', 'created_at DESC, local_id DESC'],
  } as const;

  return {
    find: (localId) => read(byId.get(localId)),
    findByEmail: (email) => read(byEmail.get(email)),
    findByPhoneNumber: (phoneNumber) => read(byPhone.get(phoneNumber)),
    findByFederatedId: (providerId, rawId) => read(byFederated.get(providerId, rawId)),
    save: (account) =>
      atomically(database, () => {
        const { localId, email, phoneNumber, createdAt, federated } = account;
        write.run(localId, email ?? null, phoneNumber ?? null, createdAt, JSON.stringify(account));
        if (federated.length === 0 && links.get(localId)?.count === 0) return;
        unlink.run(localId);
        for (const { providerId, rawId } of federated) link.run(providerId, rawId, localId);
      }),
    remove: (localId) => remove.run(localId).changes > 0,
    removeAll: () => database.exec('DELETE FROM identity_accounts'),
    list: (after, limit) => page.all(after, limit).flatMap((row) => read(row) ?? []),
    query: ({ by, descending }, offset, limit) =>
      database
        .prepare(
          `SELECT record FROM identity_accounts ORDER BY ${ordered[by][descending ? 1 : 0]} LIMIT ? OFFSET ?`,
        )
        .all(limit, offset)
        .flatMap((row) => read(row) ?? []),
    count: () => Number(count.get()?.count ?? 0),
  };
}

function read(row: Record<string, unknown> | undefined): Account | null {
  // Only `save` writes this column, and a migration changes it when the shape changes.
  return typeof row?.record === 'string' ? accountSchema.parse(JSON.parse(row.record)) : null;
}
