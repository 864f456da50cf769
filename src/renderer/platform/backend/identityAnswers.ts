/**
 * What the identity SDK hears of its service's answers.
 *
 * [Note: busy is not the end] While it restores a session, the SDK takes every answer but a lost connection for the
 * session's end, and forgets it: a service that is busy, restarting or out of disk for one second would sign everybody
 * out who reloads. So an answer that is no final word on a session reaches it as a lost connection there, and at the
 * token address always (SPEC §4). Elsewhere a person asked for something, and is told what the service says, as long as
 * it is a word of the service: too many attempts stay too many attempts, and a service that failed may have done what
 * was asked all the same, which is what a lost connection means.
 *
 * The SDK takes the page's `fetch` and no other, so that one is replaced; everything but these two addresses passes.
 */
import { z } from 'zod';
import { whileReachable } from './reachability.ts';

const address = /^https?:\/\/(?:[^?#]*\/)?(identitytoolkit|securetoken)\.googleapis\.com\//;

/** The service's own words for the codes of `sessionOver.ts`. */
const finalWords: ReadonlySet<string> = new Set([
  'TOKEN_EXPIRED',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'INVALID_ID_TOKEN',
  'INVALID_REFRESH_TOKEN',
]);

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

const addressOf = (input: Parameters<typeof fetch>[0]) =>
  input instanceof Request ? input.url : String(input);
const isOfIdentity = (input: Parameters<typeof fetch>[0]) => address.test(addressOf(input));

/** Rejects like `fetch` where the answer says nothing of what was asked. */
export function createIdentityFetch(send: typeof fetch, isRestoring: () => boolean): typeof fetch {
  return async (input, init) => {
    const service = address.exec(addressOf(input))?.[1];
    if (service === undefined) return send(input, init);
    const isAboutSession = isRestoring() || service === 'securetoken';
    const answer = await send(input, init);
    if (answer.ok) return answer;
    const { status } = answer;
    if (isAboutSession) {
      if (finalWords.has(await wordOf(answer))) return answer;
    } else if (status === 429) {
      return (await wordOf(answer)) === TOO_MANY
        ? answer
        : Response.json({ error: { code: status, message: TOO_MANY } }, { status });
    } else if (status !== 408 && status < 500) {
      return answer;
    }
    throw new TypeError(`The identity service answered ${status}`);
  };
}

/** The code before the explanation; empty where the answer is somebody else's. */
async function wordOf(answer: Response): Promise<string> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return refusalSchema.safeParse(body).data?.error.message.split(' : ')[0] ?? '';
}

/** `restored` resolves when the SDK has restored its session, or found none. It must not have asked for anything yet. */
export function hearIdentityAnswers(restored: Promise<void>): void {
  let isRestoring = true;
  void restored.then(() => {
    isRestoring = false;
  });
  const send = globalThis.fetch.bind(globalThis);
  // Restoring a session waits for no answer that is known not to come: the SDK goes on with the session as it was kept.
  const sendIfReachable: typeof fetch = (input, init) =>
    isRestoring && isOfIdentity(input) ? whileReachable(() => send(input, init)) : send(input, init);
  globalThis.fetch = createIdentityFetch(sendIfReachable, () => isRestoring);
}
