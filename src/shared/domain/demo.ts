/**
 * The demo family: one account that strangers look at and nobody changes. Its id is fixed, so that rules, business
 * logic and interface know it without asking. No schema here: the first page loads this file.
 */
export const DEMO_FAMILY_UID: string = 'demo-family';
