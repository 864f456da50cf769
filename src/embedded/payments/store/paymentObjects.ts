/**
 * The vendor's objects, as they are answered: one row each in the one database, found by id and listed newest first.
 *
 * Promise: what a transaction wrote is answered whole after any restart.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type Stripe from 'stripe';
import { z } from 'zod';
import { migrate } from '../../database/openDatabase.ts';
import { PaymentError } from '../wire/paymentError.ts';
import type { Invoice, InvoiceItem, Price, Subscription } from './billingObjects.ts';

export type { Price } from './billingObjects.ts';

export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price };

export interface PaymentObjects {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Price;
  'checkout.session': Stripe.Checkout.Session;
  item: LineItem;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  balance_transaction: Stripe.BalanceTransaction;
  shipping_rate: Stripe.ShippingRate;
  tax_rate: Stripe.TaxRate;
  subscription: Subscription;
  invoice: Invoice;
  invoiceitem: InvoiceItem;
  invoice_payment: Stripe.InvoicePayment;
  setup_intent: Stripe.SetupIntent;
  customer_balance_transaction: Stripe.CustomerBalanceTransaction;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'billing_portal.session': Stripe.BillingPortal.Session;
  event: Stripe.EventBase;
  webhook_endpoint: Stripe.WebhookEndpoint;
}
export type Kind = keyof PaymentObjects;

export interface Listing {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  readonly created?:
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined;
}

export interface Page<Entry> {
  readonly data: Entry[];
  readonly has_more: boolean;
}

const LIMIT = 10;
const LARGEST_PAGE = 100;
const dueSchema = z.object({ id: z.string(), at: z.number() });
const rowSchema = z.object({ body: z.string() });

const sought = z.union([z.string(), z.number(), z.boolean()]).optional();

/** Fields by which objects are looked for; the index of each is an expression of SQLite. */
export const whereSchema = z.object({
  active: sought,
  charge: sought,
  currency: sought,
  customer: sought,
  collection_method: sought,
  email: sought,
  invoice: sought,
  is_default: sought,
  lookup_key: sought,
  owner: sought,
  payment_intent: sought,
  product: sought,
  status: sought,
  type: sought,
});
export type Where = z.output<typeof whereSchema>;

export interface PaymentStore {
  /** `owner` is what a part belongs to where the part itself does not say so. */
  insert<K extends Kind>(object: PaymentObjects[K] & { readonly object: K }, owner?: string): void;
  save<K extends Kind>(object: PaymentObjects[K] & { readonly object: K }): void;
  remove(id: string): void;
  find<K extends Kind>(kind: K, id: string): PaymentObjects[K] | null;
  list<K extends Kind>(kind: K, where: Where, listing: Listing): Page<PaymentObjects[K]>;
  /** All of a kind, newest first, however many. */
  all<K extends Kind>(kind: K, where: Where): PaymentObjects[K][];
  /** When time has something to do with it, in seconds; null for never. */
  setDue(id: string, at: number | null): void;
  /** What time has something to do with, the earliest first. */
  dueBy(now: number, limit: number): { readonly id: string; readonly at: number }[];
  /** What is nobody's to see: a card's behaviour, what a checkout will do. Null where there is nothing. */
  readPrivate(id: string): unknown;
  writePrivate(id: string, value: unknown): void;
}

export function openPaymentStore(database: DatabaseSync): PaymentStore {
  migrate(database, 'payments', [
    `CREATE TABLE payments_object (
       id TEXT PRIMARY KEY, kind TEXT NOT NULL, serial INTEGER NOT NULL UNIQUE, created INTEGER NOT NULL,
       owner TEXT, body TEXT NOT NULL
     ) STRICT;
     CREATE INDEX payments_object_order ON payments_object (kind, serial);
     CREATE INDEX payments_object_owner ON payments_object (kind, owner, serial);
     CREATE INDEX payments_object_customer ON payments_object (kind, body ->> '$.customer', serial);
     CREATE INDEX payments_object_intent ON payments_object (kind, body ->> '$.payment_intent', serial);
     CREATE INDEX payments_object_charge ON payments_object (kind, body ->> '$.charge', serial);
     CREATE TABLE payments_private (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
     CREATE TABLE payments_answer (
       key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX payments_answer_at ON payments_answer (at);
     CREATE TABLE payments_delivery (
       event TEXT NOT NULL, endpoint TEXT NOT NULL, attempts INTEGER NOT NULL, due_at INTEGER NOT NULL,
       PRIMARY KEY (event, endpoint)
     ) STRICT;
     CREATE INDEX payments_delivery_due ON payments_delivery (due_at);`,
    `CREATE INDEX payments_object_status ON payments_object (kind, body ->> '$.status', serial);
     CREATE INDEX payments_object_invoice ON payments_object (kind, body ->> '$.invoice', serial);
     CREATE INDEX payments_object_created ON payments_object (kind, created);
     CREATE TABLE payments_due (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
     CREATE INDEX payments_due_at ON payments_due (at);`,
  ]);
  const insert = database.prepare(
    `INSERT INTO payments_object VALUES (?, ?, (SELECT coalesce(max(serial), 0) + 1 FROM payments_object), ?, ?, ?)`,
  );
  const update = database.prepare('UPDATE payments_object SET body = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM payments_object WHERE id = ?');
  const find = database.prepare('SELECT body FROM payments_object WHERE id = ? AND kind = ?');
  const serialOf = database.prepare('SELECT serial FROM payments_object WHERE id = ? AND kind = ?');
  const readPrivate = database.prepare('SELECT body FROM payments_private WHERE id = ?');
  const writePrivate = database.prepare(
    'INSERT INTO payments_private VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  );

  /** Only this module writes the table, and only objects of the kind it names. */
  const parse = <K extends Kind>(_kind: K, row: unknown) =>
    JSON.parse(rowSchema.parse(row).body) as PaymentObjects[K];

  const placeOf = (kind: Kind, id: string, param: string): number => {
    const serial = serialOf.get(id, kind)?.serial;
    if (typeof serial === 'number') return serial;
    throw new PaymentError(400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${kind.replace(/[._]/g, ' ')}: '${id}'`,
      param,
    });
  };

  const setDue = database.prepare(
    'INSERT INTO payments_due VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
  );
  const forgetDue = database.prepare('DELETE FROM payments_due WHERE id = ?');
  const dueBy = database.prepare('SELECT id, at FROM payments_due WHERE at <= ? ORDER BY at, id LIMIT ?');

  function list<K extends Kind>(
    kind: K,
    where: Where,
    { limit = LIMIT, starting_after, ending_before, created = {} }: Listing,
  ): Page<PaymentObjects[K]> {
    const conditions = ['kind = ?'];
    const values: SQLInputValue[] = [kind];
    const require = (condition: string, value: SQLInputValue) => {
      conditions.push(condition);
      values.push(value);
    };
    for (const [field, value] of Object.entries(where)) {
      if (value === undefined) continue;
      const column = field === 'owner' ? 'owner' : `body ->> '$.${field}'`;
      require(`${column} = ?`, typeof value === 'boolean' ? Number(value) : value);
    }
    const { gt, gte, lt, lte } = created;
    if (gt !== undefined) require('created > ?', gt);
    if (gte !== undefined) require('created >= ?', gte);
    if (lt !== undefined) require('created < ?', lt);
    if (lte !== undefined) require('created <= ?', lte);
    if (starting_after) require('serial < ?', placeOf(kind, starting_after, 'starting_after'));
    if (ending_before) require('serial > ?', placeOf(kind, ending_before, 'ending_before'));
    // A page before another one is the nearest to it, still newest first.
    const isBackwards = ending_before !== undefined;
    const rows = database
      .prepare(
        `SELECT body FROM payments_object WHERE ${conditions.join(' AND ')}
           ORDER BY serial ${isBackwards ? 'ASC' : 'DESC'} LIMIT ${limit + 1}`,
      )
      .all(...values);
    const data = rows.slice(0, limit).map((row) => parse(kind, row));
    return { data: isBackwards ? data.reverse() : data, has_more: rows.length > limit };
  }

  return {
    insert: (object, owner) => {
      const created = 'created' in object ? object.created : 0;
      insert.run(object.id, object.object, created, owner ?? null, JSON.stringify(object));
    },
    save: (object) => void update.run(JSON.stringify(object), object.id),
    remove: (id) => void remove.run(id),
    find: (kind, id) => {
      const row = find.get(id, kind);
      return row ? parse(kind, row) : null;
    },
    list,
    all: (kind, where) => {
      const found = [];
      let after: string | undefined;
      for (;;) {
        const page = list(kind, where, { limit: LARGEST_PAGE, starting_after: after });
        found.push(...page.data);
        after = page.data.at(-1)?.id;
        if (!page.has_more) return found;
      }
    },
    setDue: (id, at) => void (at === null ? forgetDue.run(id) : setDue.run(id, at)),
    dueBy: (now, limit) => dueBy.all(now, limit).map((row) => dueSchema.parse(row)),
    readPrivate: (id) => {
      const row = readPrivate.get(id);
      return row ? (JSON.parse(rowSchema.parse(row).body) as unknown) : null;
    },
    writePrivate: (id, value) => void writePrivate.run(id, JSON.stringify(value)),
  };
}
