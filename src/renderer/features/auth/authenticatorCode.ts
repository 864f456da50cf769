/** The code of an authenticator app, which shows it with a space in the middle. */
import { z } from 'zod';

export const authenticatorCodeSchema = z.object({
  code: z
    .string()
    .overwrite((code) => code.replaceAll(/\s/g, ''))
    .min(1),
});
