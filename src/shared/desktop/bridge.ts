/**
 * [Note: The desktop bridge]
 * Everything the renderer can ask of the desktop shell. Main, preload and renderer derive their types and their
 * checks from this one table: arguments are parsed before they leave the page and again before main acts on them.
 * No method is generic, none takes a path, and none returns a secret that is not the caller's own: its session, the key of
 * what it keeps for when there is no connection, and what opens its vault where its owner asked for that.
 */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { themeSchema } from '../domain/userProfile.ts';
import { storedKeySchema, storedValueSchema } from '../storedValues.ts';
import { vaultDeviceIdSchema, vaultIdSchema } from '../vault/ids.ts';
import type { DesktopEvent } from './events.ts';

/** Longest session text accepted: an account's public fields and one refresh token. */
export const SESSION_TEXT_LIMIT = 16_384;

export const sessionStoreSchema = z.enum(['keychain', 'encrypted-file', 'memory']);
export type SessionStore = z.infer<typeof sessionStoreSchema>;

export const popupSignInRequestSchema = z.object({
  /** Provider's authorisation address (main leads to the operator's providers alone, which an installed app takes over https), without `redirect_uri`. */
  authorizationUrl: z.url({ protocol: /^https?$/ }).max(8_192),
  /** The `state` the answer must carry. */
  state: z.string().min(16).max(512),
  /** Providers that refuse embedded windows get the system browser and a loopback redirect (RFC 8252 §7.3). */
  opensSystemBrowser: z.boolean(),
});

const popupSignInOutcomeSchema = z.discriminatedUnion('kind', [
  /** The query of the redirect that carried the `state`, unread: the page, which has the rest, judges it. */
  z.object({ kind: z.literal('answered'), parameters: z.string().min(1).max(8_192), redirectUri: z.url() }),
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('unreachable') }),
  /** The provider sent the window on to a host that is not its own, as the operator named them. */
  z.object({ kind: z.literal('led-elsewhere'), host: z.string().max(300) }),
]);

/** Whose vault a secret in the keychain opens. */
const vaultOwnershipSchema = z.object({ userId: userIdSchema, vaultId: vaultIdSchema });
export type VaultOwnership = z.output<typeof vaultOwnershipSchema>;

/** 32 bytes in base64url. */
export const keyTextSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** A secret, and the way to open the vault that it is of. */
export const vaultSecretSchema = z.object({ deviceId: vaultDeviceIdSchema, secret: keyTextSchema });
export type VaultSecretText = z.output<typeof vaultSecretSchema>;

const startSchema = z.object({
  /** The operator's, unvalidated: start-up checks it and names what is missing. */
  configuration: z.unknown(),
  /** All of them, so that the page reads them without waiting (theme before first paint). */
  storedValues: z.record(z.string(), z.string()),
  /** Of the program that is installed. */
  version: z.string().max(100),
});

const backgroundChoicesSchema = z.strictObject({
  /** What the system says, whoever changed it. */
  opensAtLogin: z.boolean(),
  /** Whether closing the window leaves the app where it can remind; one that opens at login stays too. */
  keepsRunning: z.boolean(),
});
export type BackgroundChoices = z.output<typeof backgroundChoicesSchema>;

const notificationSchema = z.object({
  title: z.string().min(1).max(200),
  text: z.string().max(500),
  /** The page that a press leads to; null for the one that is open. */
  opens: z.enum(['lifeVerification']).nullable(),
});
export type ShownNotification = z.output<typeof notificationSchema>;

/** What would be lost or cut short if the page went: words in a form, words that a locked vault holds, files on their way. */
const unfinishedWorkSchema = z.enum(['typed', 'vault', 'uploads']);
export type UnfinishedWork = z.output<typeof unfinishedWorkSchema>;
const unfinishedWorksSchema = z
  .array(unfinishedWorkSchema)
  .min(1)
  .max(unfinishedWorkSchema.options.length)
  .refine((works) => new Set(works).size === works.length);

const clipboardTextSchema = z.string().min(1).max(500_000);

const nothing = z.undefined();
const done = z.void();

export const bridgeContract = {
  /** What the page starts with, in one answer. */
  readStart: { input: nothing, output: startSchema },
  /** Writes one value; null removes it. */
  writeStoredValue: {
    input: z.object({ key: storedKeySchema, value: storedValueSchema.nullable() }),
    output: done,
  },
  /** The signed-in account's session text, or null. It holds a refresh token and never an id token. */
  readSession: { input: nothing, output: z.string().max(SESSION_TEXT_LIMIT).nullable() },
  /** Null takes it away, with all else that goes with it: what opens vaults, and the key of what is kept. */
  writeSession: { input: z.string().min(2).max(SESSION_TEXT_LIMIT).nullable(), output: done },
  /** Which store holds the session, for Settings. */
  describeSessionStore: { input: nothing, output: sessionStoreSchema },
  /** What opens one vault on this computer, from the OS keychain alone; null where there is none. */
  readVaultSecret: { input: vaultOwnershipSchema, output: vaultSecretSchema.nullable() },
  /** Null removes it, and signing out removes all. Rejects without an OS keychain: nothing weaker holds it. */
  writeVaultSecret: {
    input: vaultOwnershipSchema.extend({ secret: vaultSecretSchema.nullable() }),
    output: done,
  },
  /**
   * The key of what this computer keeps of an account for when there is no connection, made on first asking; signing out
   * removes it. Null without an OS keychain: nothing is kept then.
   */
  readCacheKey: { input: userIdSchema, output: keyTextSchema.nullable() },
  /** Whether the task switcher and screen captures show nothing of the window, until another page is loaded in it. */
  hideContent: { input: z.boolean(), output: done },
  /** Puts a secret on the clipboard, marked so that histories of it leave it out. */
  copySecret: { input: clipboardTextSchema, output: done },
  /** Empties the clipboard where it still holds this text, which a page without the focus may not. */
  clearClipboard: { input: clipboardTextSchema, output: done },
  /** Tells the window frame which theme the page shows. */
  reportTheme: { input: themeSchema, output: done },
  /** Changes what is given of them, and answers with how things are: see [Note: In the background]. */
  changeBackground: { input: backgroundChoicesSchema.partial(), output: backgroundChoicesSchema },
  /** A notification of the system, whose press brings the window forward. Anybody may read it on a locked screen. */
  showNotification: { input: notificationSchema, output: done },
  /** Whether the owner is asked to check in: the tray's menu offers it then. */
  reportCheckIn: { input: z.boolean(), output: done },
  /** What the page that is asked to go would not let go of, each once: the question before leaving names it. */
  reportUnfinished: { input: unfinishedWorksSchema, output: done },
  /** Opens the 500 x 600 sign-in window (SPEC §9) and waits for its answer. */
  openPopupSignIn: { input: popupSignInRequestSchema, output: popupSignInOutcomeSchema },
  /** Closes it, or stops waiting for the system's browser; nothing when there is none. */
  cancelPopupSignIn: { input: nothing, output: done },
  /** Shows a saved file in its folder, by the name that the event of its saving gave it; false where it is no longer there. */
  revealDownload: { input: z.uuid(), output: z.boolean() },
  /** To look for a new version, to download it, or to start again with it. What becomes of it is told by events. */
  takeUpdate: { input: z.enum(['check', 'download', 'restart']), output: done },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

export type BridgeMethod = keyof typeof bridgeContract;
export type BridgeInput<Method extends BridgeMethod> = z.input<(typeof bridgeContract)[Method]['input']>;
export type BridgeOutput<Method extends BridgeMethod> = z.output<(typeof bridgeContract)[Method]['output']>;

/** The object the page sees. Every method but `listen` rejects with the message main gave when it refused. */
export type DesktopBridge = {
  /** See [Note: What the shell tells the page]. Stops when what it returns is called. */
  readonly listen: (listener: (event: DesktopEvent) => void) => () => void;
} & {
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
