/** A page of all of a kind, newest first. Source: https://docs.stripe.com/api/pagination */
import { z } from 'zod';
import { type Kind, type Where, whereSchema } from '../store/paymentObjects.ts';
import { listing } from './formFields.ts';
import { type Operation, operation } from './serveApi.ts';

/** Each filter names the field of the object that it is compared with. */
export function listOperation(
  path: string,
  kind: Kind,
  filters: Readonly<Partial<Record<keyof Where, z.ZodType>>>,
): Operation {
  return operation('get', path, z.strictObject({ ...listing, ...filters }), (input, _id, payments) => ({
    object: 'list',
    ...payments.store.list(kind, whereSchema.parse(input), input),
    url: path,
  }));
}
