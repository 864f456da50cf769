/** The identity service as an attacker speaks to it: without an SDK that would not send such a thing. */
import type { MailPurpose } from '../../src/functions/mail/index.ts';
import type { Backend } from './backend.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** The vendor's code, without its explanation; empty for an answer that is no failure. */
  readonly code: string;
  readonly headers: Headers;
}

export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly localId: string;
}

async function read(response: Response): Promise<Answer> {
  const body = (await response.json()) as Record<string, unknown>;
  const error = body.error as { message?: unknown } | undefined;
  const message = typeof error?.message === 'string' ? error.message : '';
  return { status: response.status, body, code: message.split(' : ')[0] ?? '', headers: response.headers };
}

/** `verb` is `signUp` (of `v1/accounts:`), or a path of the second version. */
export async function ask(
  { origin }: Pick<Backend, 'origin'>,
  verb: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const path = verb.includes('/') ? verb : `v1/accounts:${verb}`;
  const key = path.includes('?') ? '' : '?key=local';
  return read(
    await fetch(`${origin}/identitytoolkit.googleapis.com/${path}${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

export async function refresh({ origin }: Pick<Backend, 'origin'>, refreshToken: string): Promise<Answer> {
  return read(
    await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=local`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    }),
  );
}

export const PASSWORD = 'lavender-7';

export async function signUp(backend: Pick<Backend, 'origin'>, email?: string): Promise<Tokens> {
  const given = email === undefined ? {} : { email, password: PASSWORD };
  const { body, status } = await ask(backend, 'signUp', { ...given, returnSecureToken: true });
  if (status !== 200) throw new Error(`The account was not made: ${JSON.stringify(body)}`);
  return body as unknown as Tokens;
}

/** The newest mails to an address, as the outbox holds them. */
export async function mailsTo({ server }: Backend, email: string) {
  const { services } = await server.businessLogic();
  const entries = (await services.outbox?.list({ limit: 100 })) ?? [];
  return entries.filter(({ recipient }) => recipient === email);
}

/** The code in the newest mail to an address, or in the newest of one purpose; empty where there is none. */
export async function mailedCode(backend: Backend, email: string, purpose?: MailPurpose): Promise<string> {
  const { services } = await backend.server.businessLogic();
  const mails = await mailsTo(backend, email);
  const entry = mails.find((mail) => purpose === undefined || mail.purpose === purpose);
  const message = entry && (await services.outbox?.read(entry.id));
  const link = /https?:\/\/\S+/.exec(message?.text ?? '')?.[0];
  return link ? (new URL(link).searchParams.get('oobCode') ?? '') : '';
}

/** The digits of the newest text to a number. */
export async function textedCode({ server }: Backend, phoneNumber: string): Promise<string> {
  const { services } = await server.businessLogic();
  const entries = (await services.outbox?.list({ limit: 100 })) ?? [];
  const entry = entries.find(({ recipient }) => recipient.startsWith(phoneNumber.slice(1)));
  const message = entry && (await services.outbox?.read(entry.id));
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
}

/** Confirms the address of an account by the mailed code, as its owner. */
export async function confirmAddress(backend: Backend, email: string, idToken: string): Promise<void> {
  await ask(backend, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const { status } = await ask(backend, 'update', { oobCode: await mailedCode(backend, email) });
  if (status !== 200) throw new Error('The address was not confirmed.');
}
