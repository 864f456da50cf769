export const FIREBASE_TOOLS: string;
