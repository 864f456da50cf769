/**
 * An e-mail address. Grammar: WHATWG HTML, "valid e-mail address", by zod's linear pattern. At most as long as its two parts may
 * be (RFC 5321, 4.5.3.1).
 */
import { z } from 'zod';

export const emailAddressSchema = z.email({ pattern: z.regexes.html5Email }).max(320);
