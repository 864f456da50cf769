/**
 * An e-mail address. Grammar: WHATWG HTML, "valid e-mail address", by zod's linear pattern. At most as long as its two parts may
 * be (RFC 5321, 4.5.3.1).
 */
import { z } from 'zod';

export const emailAddressSchema = z.email({ pattern: z.regexes.html5Email }).max(320);

/** The longest name before the `@` (RFC 5321, 4.5.3.1.1), and the longest path that takes it (4.5.3.1.3), without its brackets. */
const LONGEST_NAME = 64;
const LONGEST = 254;

/** Of a form that is answered by mail: no server delivers to another over the internet. */
export const mailedAddressSchema = emailAddressSchema.refine((address) => {
  const at = address.lastIndexOf('@');
  return address.length <= LONGEST && at <= LONGEST_NAME && address.includes('.', at);
});
