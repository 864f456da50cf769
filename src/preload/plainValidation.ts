/**
 * The page's policy forbids making code from text, which zod does for speed where it believes it may. It decides when a
 * schema is made, so this is imported before any.
 */
import { z } from 'zod';

z.config({ jitless: true });
