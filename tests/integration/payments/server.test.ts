/** Payments as the product reaches them: the SDK in the business logic, the server behind it, the folder below. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readServerConfiguration } from '../../../src/embedded/configuration/serverConfiguration.ts';
import { PAYMENT_KEYS_NAME } from '../../../src/embedded/dataFolder/paymentKeys.ts';
import { connectPayments, readPaymentKeys } from '../../../src/functions/paymentProvider.ts';
import { type Backend, startBackend } from '../../support/backend.ts';

let dataFolder: string;
let backend: Backend;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'amaranth-payments-'));
  backend = await startBackend({ dataFolder });
});
afterAll(async () => {
  await backend.stop();
  await rm(dataFolder, { recursive: true });
});

async function services() {
  return (await backend.server.businessLogic()).services;
}

test('the business logic speaks to the server through the vendor’s SDK, and no money moves', async () => {
  const { payments } = await services();
  expect(payments.isRehearsal).toBe(true);
  const customer = await payments.stripe.customers.create({ email: 'rose@example.org' });
  expect(customer.lastResponse).toMatchObject({ apiVersion: '2026-10-28.endive', statusCode: 200 });
  expect(await payments.stripe.customers.retrieve(customer.id)).toMatchObject({ email: 'rose@example.org' });
});

test('its keys are made at the first start, for the owner of the folder alone, and stay', async () => {
  const path = join(dataFolder, PAYMENT_KEYS_NAME);
  expect((await stat(path)).mode & 0o077).toBe(0);
  const before = await readFile(path, 'utf8');
  const { id } = await (await services()).payments.stripe.customers.create({ name: 'Rose' });
  await backend.stop();
  backend = await startBackend({ dataFolder });
  expect(await readFile(path, 'utf8')).toBe(before);
  expect(await (await services()).payments.stripe.customers.retrieve(id)).toMatchObject({ name: 'Rose' });
});

test('without the key nobody gets anything, on the public port either', async () => {
  for (const authorization of [undefined, 'Bearer sk_test_guessed', 'Bearer owner']) {
    const answer = await fetch(`${backend.origin}/v1/customers`, {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.status).toBe(401);
  }
});

test('the product’s own endpoint is registered, and stays the only one after a restart', async () => {
  const { payments } = await services();
  const { data } = await payments.stripe.webhookEndpoints.list();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ status: 'enabled', api_version: '2026-10-28.endive' });
  expect(data[0]?.url).toMatch(/\/functions\/payments-webhook$/);
  expect(data[0]?.enabled_events).toContain('checkout.session.completed');
});

test('with the operator’s own keys the vendor is asked, and this server answers nothing of it', async () => {
  const environment = {
    AMARANTH_STRIPE_SECRET_KEY: 'sk_live_example',
    AMARANTH_STRIPE_WEBHOOK_SECRET: 'whsec_example',
  };
  const other = await startBackend({ environment });
  try {
    const { payments } = (await other.server.businessLogic()).services;
    expect(payments).toMatchObject({ isRehearsal: false, webhookSecret: 'whsec_example' });
    expect(payments.stripe.getApiField('host')).toBe('api.stripe.com');
    expect(other.server.routes.some(({ path }) => path === '/v1/customers')).toBe(false);
  } finally {
    await other.stop();
  }
});

test('half of the operator’s keys is an error that names both', () => {
  const half = { AMARANTH_STRIPE_SECRET_KEY: 'sk_test_example' };
  expect(() => readServerConfiguration(half)).toThrow(/AMARANTH_STRIPE_WEBHOOK_SECRET go together/);
  expect(readPaymentKeys({})).toBeNull();
  const keys = { secretKey: 'sk_test_example', webhookSecret: 'whsec_example' };
  expect(connectPayments(keys).isRehearsal).toBe(true);
  expect(connectPayments(keys).stripe).toBeInstanceOf(Stripe);
});
