/** The address of the trusted person, as it is asked for. Beside the profile, whose module every first page loads. */
import { z } from 'zod';

/** Empty where the answer was left out. */
export const trustedAddressSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email().max(320).or(z.literal('')));
