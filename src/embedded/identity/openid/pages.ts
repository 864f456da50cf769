/** The provider's two pages: which address, and the code that proves it. Plain HTML, no script. */
import { html } from 'hono/html';
import type { Language } from '#shared/domain/userProfile.ts';
import { plainPage } from '../../http/plainPage.ts';
import type { Authorization } from './grants.ts';

const texts = {
  en: {
    title: 'Sign in with your e-mail address',
    lead: 'We mail you a code. No password is needed.',
    email: 'E-mail address',
    go: 'Mail me a code',
    codeTitle: 'Enter the code',
    codeLead: (email: string) => `We sent six digits to ${email}. They work for ten minutes.`,
    code: 'Code',
    confirm: 'Sign in',
    back: 'Another address',
    wrongCode: 'That code is not the right one.',
    expired: 'That code has expired. Ask for a new one.',
    badEmail: 'That is not an e-mail address.',
    pause: 'Too many attempts. Please wait a while.',
  },
  fr: {
    title: 'Connectez-vous avec votre adresse email',
    lead: 'Nous vous envoyons un code. Aucun mot de passe n’est nécessaire.',
    email: 'Adresse email',
    go: 'Envoyez-moi un code',
    codeTitle: 'Saisissez le code',
    codeLead: (email: string) => `Nous avons envoyé six chiffres à ${email}. Ils valent dix minutes.`,
    code: 'Code',
    confirm: 'Se connecter',
    back: 'Une autre adresse',
    wrongCode: 'Ce code n’est pas le bon.',
    expired: 'Ce code a expiré. Demandez-en un nouveau.',
    badEmail: 'Ce n’est pas une adresse email.',
    pause: 'Trop de tentatives. Attendez un peu.',
  },
} as const;

export type PageIssue = 'wrongCode' | 'expired' | 'badEmail' | 'pause';

interface PageOptions {
  readonly language: Language;
  readonly authorization: Authorization;
  readonly issue: PageIssue | null;
}

function hidden(authorization: Authorization) {
  return Object.entries(authorization)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}

function frame({ language, issue }: PageOptions, title: string, content: unknown) {
  return plainPage({ language, title, alert: issue ? texts[language][issue] : null, content });
}

export function addressPage(options: PageOptions) {
  const { authorization, language } = options;
  const words = texts[language];
  return frame(
    options,
    words.title,
    html`<p>${words.lead}</p>
<form method="post" action="/__/openid/choose">${hidden(authorization)}
<label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus>
<button>${words.go}</button>
</form>`,
  );
}

export function codePage(options: PageOptions & { readonly email: string; readonly proof: string }) {
  const { authorization, email, proof, language } = options;
  const words = texts[language];
  const again = new URLSearchParams(
    Object.entries(authorization).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return frame(
    options,
    words.codeTitle,
    html`<p>${words.codeLead(email)}</p>
<form method="post" action="/__/openid/prove">${hidden(authorization)}
<input type="hidden" name="proof" value="${proof}">
<label for="code">${words.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,8}" required autofocus>
<button>${words.confirm}</button>
</form>
<p><a href="/__/openid/authorize?${again.toString()}">${words.back}</a></p>`,
  );
}
