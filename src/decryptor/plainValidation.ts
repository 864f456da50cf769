/** The page's policy forbids making code from text, which zod does where it may. Imported before any schema is made. */
import { z } from 'zod';

z.config({ jitless: true });
