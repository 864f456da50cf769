import { personAddressSchema } from '#shared/legacy/person.ts';

/** Whoever is invited by mail has an address. */
export const addressSchema = personAddressSchema.unwrap();
