/**
 * The provider's page in a 500 × 600 window. The provider returns to `/sign-in-return.html`, which leaves the answer
 * in this origin's storage under the request's state; this side polls the storage (SPEC §9), because opener links do
 * not survive providers that isolate their pages. The state is 128 random bits, so nobody else can leave an answer.
 */
import { POPUP_HEIGHT, POPUP_STORAGE_POLL, POPUP_WIDTH } from '#shared/limits.ts';
import type { KeyValueStorage, PopupSignInOutcome, PopupSignInRequest } from '../platform.ts';
import { popupAnswerKey } from './popupAnswer.ts';

/** Polls after the window was closed before giving up: the answer may be written as it closes. */
const POLLS_AFTER_CLOSE = 2;

export async function openPopupSignIn(
  { authorizationUrl, state, signal }: PopupSignInRequest,
  storage: KeyValueStorage,
): Promise<PopupSignInOutcome> {
  const redirectUri = `${window.location.origin}/sign-in-return.html`;
  const address = new URL(authorizationUrl);
  address.searchParams.set('redirect_uri', redirectUri);
  const left = Math.max(0, window.screenX + (window.outerWidth - POPUP_WIDTH) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - POPUP_HEIGHT) / 2);
  const popup = window.open(
    address,
    `amaranth-sign-in-${state}`,
    `popup,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`,
  );
  if (!popup) return { kind: 'blocked' };
  signal.addEventListener('abort', () => popup.close(), { once: true });
  const key = popupAnswerKey(state);
  const answer = await new Promise<string | null>((resolve) => {
    let pollsAfterClose = 0;
    const timer = setInterval(() => {
      const stored = storage.get(key);
      if (!stored && (!popup.closed || pollsAfterClose++ < POLLS_AFTER_CLOSE)) return;
      clearInterval(timer);
      resolve(stored);
    }, POPUP_STORAGE_POLL);
  });
  storage.remove(key);
  popup.close();
  return answer ? { kind: 'answered', parameters: answer, redirectUri } : { kind: 'closed' };
}
