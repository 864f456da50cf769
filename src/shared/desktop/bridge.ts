/**
 * [Note: The desktop bridge]
 * Everything the renderer can ask of the desktop shell. Main, preload and renderer derive their types and their
 * checks from this one table: arguments are parsed before they leave the page and again before main acts on them.
 * No method is generic, none takes a path, and none returns a secret that is not the caller's own session.
 */
import { z } from 'zod';
import { themeSchema } from '../domain/userProfile.ts';
import { storedKeySchema, storedValueSchema } from '../storedValues.ts';

/** Longest session text accepted: an account's public fields and one refresh token. */
const SESSION_TEXT_LIMIT = 16_384;

const sessionStoreSchema = z.enum(['keychain', 'encrypted-file', 'memory']);
export type SessionStore = z.infer<typeof sessionStoreSchema>;

export const popupSignInRequestSchema = z.object({
  /** Provider's authorisation address (https, or loopback http), without `redirect_uri`. */
  authorizationUrl: z.url({ protocol: /^https?$/ }).max(8_192),
  /** The `state` the answer must carry. */
  state: z.string().min(16).max(512),
  /** Providers that refuse embedded windows get the system browser and a loopback redirect (RFC 8252 §7.3). */
  opensSystemBrowser: z.boolean(),
});

const popupSignInOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('code'), code: z.string().min(1).max(4_096), redirectUri: z.url() }),
  z.object({ kind: z.literal('blocked') }),
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('refused'), reason: z.string().max(500) }),
]);

const nothing = z.undefined();
const done = z.void();

export const bridgeContract = {
  /** The operator's configuration, unvalidated: start-up checks it and names what is missing. */
  readConfiguration: { input: nothing, output: z.unknown() },
  /** All stored values at once, so that the renderer can read them without waiting (theme before first paint). */
  readStoredValues: { input: nothing, output: z.record(z.string(), z.string()) },
  /** Writes one value; null removes it. */
  writeStoredValue: {
    input: z.object({ key: storedKeySchema, value: storedValueSchema.nullable() }),
    output: done,
  },
  /** The signed-in account's session text, or null. It holds a refresh token and never an id token. */
  readSession: { input: nothing, output: z.string().max(SESSION_TEXT_LIMIT).nullable() },
  writeSession: { input: z.string().min(2).max(SESSION_TEXT_LIMIT), output: done },
  clearSession: { input: nothing, output: done },
  /** Which store holds the session, for Settings. */
  describeSessionStore: { input: nothing, output: sessionStoreSchema },
  /** Tells the window frame which theme the page shows. */
  reportTheme: { input: themeSchema, output: done },
  /** Opens the 500 x 600 sign-in window (SPEC §9) and waits for its answer. */
  openPopupSignIn: { input: popupSignInRequestSchema, output: popupSignInOutcomeSchema },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

export type BridgeMethod = keyof typeof bridgeContract;
export type BridgeInput<Method extends BridgeMethod> = z.input<(typeof bridgeContract)[Method]['input']>;
export type BridgeOutput<Method extends BridgeMethod> = z.output<(typeof bridgeContract)[Method]['output']>;

/** The object the page sees. Every method rejects with the message main gave when it refused. */
export type DesktopBridge = {
  readonly [Method in BridgeMethod]: BridgeInput<Method> extends undefined
    ? () => Promise<BridgeOutput<Method>>
    : (input: BridgeInput<Method>) => Promise<BridgeOutput<Method>>;
};

/** The page's global that holds the bridge; absent in a browser. */
export const BRIDGE_GLOBAL = 'amaranthDesktop';

export function channelOf(method: BridgeMethod): string {
  return `amaranth:${method}`;
}

/** Where the desktop serves the renderer from. */
export const DESKTOP_SCHEME = 'app';
export const DESKTOP_HOST = 'amaranth';
export const DESKTOP_ORIGIN = `${DESKTOP_SCHEME}://${DESKTOP_HOST}`;
