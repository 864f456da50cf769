/**
 * The demo family: one account that strangers look at and nobody changes. Its id is fixed, so that rules, business
 * logic and interface know it without asking.
 */
import { userIdSchema } from './ids.ts';

export const DEMO_FAMILY_UID = userIdSchema.parse('demo-family');
