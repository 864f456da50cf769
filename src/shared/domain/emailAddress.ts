/** An e-mail address. Grammar: WHATWG HTML, "valid e-mail address", by zod's linear pattern. */
import { z } from 'zod';

export const emailAddressSchema = z.email({ pattern: z.regexes.html5Email });
