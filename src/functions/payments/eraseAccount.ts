/**
 * What the vendor has of an account that is erased: open pages end, and the customer goes with cards, addresses and running
 * subscriptions. Charges and invoices stay there without them, as the books must.
 */
import type { Services } from '../services.ts';
import { askedCustomer, findAskedCustomers } from './askedCustomer.ts';
import { askVendor, findAtVendor } from './askVendor.ts';
import { expirePaymentPage } from './expirePages.ts';
import { paymentPages, readPages } from './pageDocument.ts';

/** The rows last, so that a run which was cut short is finished by the next. */
export async function eraseAtVendor(uid: string, services: Services): Promise<void> {
  const rows = await paymentPages(services.firestore).where('uid', '==', uid).get();
  const pages = readPages(services, rows.docs);
  for (const { state, sessionId } of pages) {
    if (state === 'open' && sessionId !== null) await expirePaymentPage(services, sessionId);
  }
  const customers = new Set(pages.map(({ customerId }) => customerId));
  for (const customer of await findAskedCustomers(services, uid)) customers.add(customer);
  for (const customer of customers) {
    await askVendor(services, (stripe) => findAtVendor(() => stripe.customers.del(customer)));
  }
  for (const { ref } of rows.docs) await ref.delete();
  await askedCustomer(services.firestore, uid).delete();
}
