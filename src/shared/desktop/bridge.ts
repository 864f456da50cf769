/**
 * [Note: The desktop bridge]
 * Everything the renderer can ask of the desktop shell. Main, preload and renderer derive their types and their
 * checks from this one table: arguments are parsed before they leave the page and again before main acts on them.
 * No method is generic, none takes a path, and none returns a secret that is not the caller's own: its session, and what
 * opens its vault where its owner asked for that.
 */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { themeSchema } from '../domain/userProfile.ts';
import { storedKeySchema, storedValueSchema } from '../storedValues.ts';
import { vaultDeviceIdSchema, vaultIdSchema } from '../vault/ids.ts';

/** Longest session text accepted: an account's public fields and one refresh token. */
const SESSION_TEXT_LIMIT = 16_384;

export const sessionStoreSchema = z.enum(['keychain', 'encrypted-file', 'memory']);
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
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('refused'), reason: z.string().max(500) }),
]);

/** Whose vault a secret in the keychain opens. */
const vaultOwnershipSchema = z.object({ userId: userIdSchema, vaultId: vaultIdSchema });
export type VaultOwnership = z.output<typeof vaultOwnershipSchema>;

/** 32 bytes in base64url, and the way to open the vault that they are of. */
export const vaultSecretSchema = z.object({
  deviceId: vaultDeviceIdSchema,
  secret: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});
export type VaultSecretText = z.output<typeof vaultSecretSchema>;

const clipboardTextSchema = z.string().min(1).max(500_000);

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
  /** What opens one vault on this computer, from the OS keychain alone; null where there is none. */
  readVaultSecret: { input: vaultOwnershipSchema, output: vaultSecretSchema.nullable() },
  /** Null removes it, and signing out removes all. Rejects without an OS keychain: nothing weaker holds it. */
  writeVaultSecret: {
    input: vaultOwnershipSchema.extend({ secret: vaultSecretSchema.nullable() }),
    output: done,
  },
  /** Whether the task switcher and screen captures show nothing of the window, until another page is loaded in it. */
  hideContent: { input: z.boolean(), output: done },
  /** Puts a secret on the clipboard, marked so that histories of it leave it out. */
  copySecret: { input: clipboardTextSchema, output: done },
  /** Empties the clipboard where it still holds this text, which a page without the focus may not. */
  clearClipboard: { input: clipboardTextSchema, output: done },
  /** Tells the window frame which theme the page shows. */
  reportTheme: { input: themeSchema, output: done },
  /** Opens the 500 x 600 sign-in window (SPEC §9) and waits for its answer. */
  openPopupSignIn: { input: popupSignInRequestSchema, output: popupSignInOutcomeSchema },
  /** Closes it, or stops waiting for the system's browser; nothing when there is none. */
  cancelPopupSignIn: { input: nothing, output: done },
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
export const BRIDGE_GLOBAL = 'amaranth';

export function channelOf(method: BridgeMethod): string {
  return `amaranth:${method}`;
}

/** Where the desktop serves the renderer from. */
export const DESKTOP_SCHEME = 'app';
export const DESKTOP_HOST = 'amaranth';
export const DESKTOP_ORIGIN = `${DESKTOP_SCHEME}://${DESKTOP_HOST}`;
