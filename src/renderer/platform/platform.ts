/**
 * What differs between the browser and the desktop shell, behind one interface each (DESIGN §5).
 * `choosePlatform` picks the implementation once, at start; features never ask which one they run on.
 */
import type { Persistence } from 'firebase/auth';

/** Small values that outlive a page: theme, waitlist address, flags. Never a secret. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/** How a federated sign-in window answered. */
export type PopupSignInOutcome =
  | { readonly kind: 'code'; readonly code: string; readonly redirectUri: string }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface PopupSignInRequest {
  /** Provider's authorisation address, complete but for `redirect_uri`. */
  readonly authorizationUrl: string;
  /** The `state` the answer must carry. */
  readonly state: string;
}

export interface Platform {
  readonly shell: 'web' | 'desktop';
  readonly storage: KeyValueStorage;
  /** Where the identity SDK keeps the session: the browser session, or the OS keychain. */
  loadAuthPersistence(): Promise<Persistence>;
  /** The operator's configuration, unvalidated. */
  readConfiguration(): Promise<unknown>;
  /**
   * Whether a signed-in session may be stored here. When false, nobody is signed in and the identity SDK need not be
   * loaded to know it; when true, only the SDK can tell.
   */
  mayHoldSession(): boolean;
  openPopupSignIn(request: PopupSignInRequest): Promise<PopupSignInOutcome>;
  /** Tells a desktop window frame which theme is on; nothing to do on the web. */
  reportTheme(theme: 'light' | 'dark'): void;
  /** Which store holds the session, said plainly in Settings. */
  describeSessionStore(): Promise<'browser-session' | 'keychain' | 'encrypted-file' | 'memory'>;
}
