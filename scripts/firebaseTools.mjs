/** The vendor's command-line tool, at the version that the deployment was tried with. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2';
