/**
 * What differs between the browser and the desktop shell, behind one interface each (DESIGN §5).
 * `choosePlatform` picks the implementation once, at start; features never ask which one they run on.
 */
import type { Persistence } from 'firebase/auth';
import type {
  BackgroundChoices,
  ShownNotification,
  UnfinishedWork,
  VaultOwnership,
  VaultSecretText,
} from '#shared/desktop/bridge.ts';
import type { DesktopEvent } from '#shared/desktop/events.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { DiskSecrets } from './diskSecrets.ts';

/** Small values that outlive a page: theme, waitlist address, flags. Never a secret. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/** How a federated sign-in window answered. */
export type PopupSignInOutcome =
  /** The query of the provider's redirect: what it says is still to be checked. */
  | { readonly kind: 'answered'; readonly parameters: string; readonly redirectUri: string }
  | { readonly kind: 'blocked' | 'closed' }
  | { readonly kind: 'unreachable' }
  /** The window was sent on to a host that is none of the provider's. */
  | { readonly kind: 'led-elsewhere'; readonly host: string };

export interface PopupSignInRequest {
  /** Provider's authorisation address, complete but for `redirect_uri`. */
  readonly authorizationUrl: string;
  /** The `state` the answer must carry. */
  readonly state: string;
  /** The provider refuses windows of an application: a desktop uses the system's browser. */
  readonly opensSystemBrowser: boolean;
  /** Closes the window, or stops waiting for the browser; the answer is `closed` then. */
  readonly signal: AbortSignal;
}

/** Why a session ends in all windows: its person signed out, or a mailed link gave the account another address. */
export type SignOutCause = 'chosen' | 'address-changed';

/** The session as the open windows of one device share it. */
export interface SessionSharing {
  /**
   * Whether a session may be here, brought up to date with the other windows or handed over by one. When false, nobody is
   * signed in and the identity SDK need not be loaded to know it; when true, only the SDK can tell.
   */
  find(): Promise<boolean>;
  /** Somebody is signed in here, with all that belongs to it: windows that ask are answered, the others are told. */
  share(): void;
  stopSharing(): void;
  /** Another window has a session and this one has none. After `take`, it is this window's too. */
  onOffered(listener: (take: () => Promise<void>) => void): void;
  /** Must run while the session is still here. */
  announceSignOut(cause: SignOutCause): void;
  /** Another window signed out the person of this one. */
  onSignedOut(listener: (uid: string, cause: SignOutCause) => void): void;
  /** Account or profile of the person were changed here. */
  announceChange(uid: string): void;
  onChanged(listener: (uid: string) => void): void;
  /** Whether the session that began with that sign-in was signed out in any window. */
  isSignedOut(uid: string, signInInstant: string): boolean;
  /** Runs `renew` while no other window does, once what another has renewed meanwhile was taken over. */
  renewAlone<Result>(renew: () => Promise<Result>): Promise<Result>;
}

/** What opens a vault on this computer without its phrase, in the OS keychain. Its owner turned that on. */
export interface VaultSecretStore {
  read(ownership: VaultOwnership): Promise<VaultSecretText | null>;
  /** Null removes it; signing out removes it too. */
  write(ownership: VaultOwnership, secret: VaultSecretText | null): Promise<void>;
}

/** The program of the desktop, as it is installed on this computer. */
export interface InstalledProgram {
  readonly version: string;
  /** What becomes of it is told to who listens. */
  takeUpdate(step: 'check' | 'download' | 'restart'): void;
}

/** Notifications of the system. `unavailable` where there are none at all, as in most browsers on phones. */
export interface DeviceNotifications {
  permission(): NotificationPermission | 'unavailable';
  /** Asks the system, which answers in a browser only while a press is being handled. */
  ask(): Promise<void>;
  /** A press on it brings the window forward; the page it `opens`, only where the window may have been put away. */
  show(notification: ShownNotification): void;
}

/** What the person chose for when no window is to be seen: see [Note: In the background]. */
export interface BackgroundSettings {
  read(): Promise<BackgroundChoices>;
  /** Gives how things are after it: the system may have refused. */
  change(choices: Partial<BackgroundChoices>): Promise<BackgroundChoices>;
}

export type KeptKind = 'profile' | 'list' | 'thumbnail';

export interface KeptRecord {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly keptAt: Date;
}

/** What a computer keeps of one person for when there is no connection, sealed. Nothing of it rejects: a record is there or not. */
export interface KeptRecords {
  /** Null for none, and for one that is too old, was changed, or is not this person's. */
  read(kind: KeptKind, id: string): Promise<KeptRecord | null>;
  write(kind: KeptKind, id: string, content: Uint8Array<ArrayBuffer>): Promise<void>;
}

export interface Platform {
  readonly shell: 'web' | 'desktop';
  readonly storage: KeyValueStorage;
  /** What happens outside of the page, until what it returns is called; a browser tells nothing. */
  listen(listener: (event: DesktopEvent) => void): () => void;
  /** Shows a saved file in its folder, by the id its event gave; false where there is none to show. */
  revealDownload(id: string): Promise<boolean>;
  /** Null in a browser. */
  readonly program: InstalledProgram | null;
  /** Where the identity SDK keeps the session: the browser session, or the OS keychain. */
  loadAuthPersistence(): Promise<Persistence>;
  /** The operator's configuration, unvalidated. */
  readConfiguration(): Promise<unknown>;
  readonly session: SessionSharing;
  openPopupSignIn(request: PopupSignInRequest): Promise<PopupSignInOutcome>;
  /** Tells a desktop window frame which theme is on; nothing to do on the web. */
  reportTheme(theme: 'light' | 'dark'): void;
  /** Which store holds the session, said plainly in Settings. */
  describeSessionStore(): Promise<'browser-session' | 'keychain' | 'encrypted-file' | 'memory'>;
  /** Null where no OS keychain holds it: in a browser, and on a desktop without one. */
  openVaultSecrets(): Promise<VaultSecretStore | null>;
  readonly notifications: DeviceNotifications;
  /** Whether the owner is asked to check in: a tray's menu offers it then. */
  reportCheckIn(isDue: boolean): void;
  /** Of a page that is asked to go and would not: a shell's question names it, a browser's own says nothing of ours. */
  reportUnfinished(works: readonly UnfinishedWork[]): void;
  /** Null in a browser, which decides for itself when it opens and closes. */
  readonly background: BackgroundSettings | null;
  /** Whether the app opens without a connection, and shows what is kept. */
  readonly opensOffline: boolean;
  /** Null where no OS keychain guards the key: in a browser, and on a desktop without one. */
  openKept(userId: UserId): Promise<KeptRecords | null>;
  /** Of everybody. Never rejects. */
  eraseKept(): Promise<void>;
  /** `unsealed` in a browser. */
  readonly diskSecrets: DiskSecrets;
  /** Whether the task switcher and screen captures show nothing of the window. A browser has no say in it. */
  hideContent(isHidden: boolean): void;
  /** To the clipboard, marked as a secret where the system knows such a mark. */
  copySecret(text: string): Promise<void>;
  /** Empties the clipboard where it still holds `text`, or whatever it holds where that cannot be read. Rejects while it may not. */
  clearClipboard(text: string): Promise<void>;
}
