/** The provider's two pages: which address, and the code that proves it. Plain HTML, no script. */
import { html } from 'hono/html';
import type { Language } from '#shared/domain/userProfile.ts';
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

const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.0625rem/1.5 system-ui, sans-serif;
  background: light-dark(#fbf7f2, #1a1416); color: light-dark(#2b1a1f, #f3e9e4); }
main { width: min(24rem, 100% - 2.5rem); padding: 2rem 0; }
h1 { font: 500 1.6rem/1.25 Georgia, serif; margin: 0 0 0.5rem; }
p { margin: 0 0 1.25rem; }
label { display: block; font-weight: 600; margin: 1.25rem 0 0.375rem; }
input:not([type=hidden]) { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 0.75rem; font: inherit;
  color: inherit; background: light-dark(#fff, #2b2124); border: 1px solid light-dark(#8d7a7f, #a08d90); border-radius: 10px; }
button { width: 100%; min-height: 2.75rem; margin-top: 1rem; font: inherit; font-weight: 600; cursor: pointer;
  border: 1px solid transparent; border-radius: 10px; background: #8e2f4f; color: #fff8f3; }
[role=alert] { padding: 0.75rem 1rem; border-radius: 10px; background: light-dark(#fbe9e7, #4a1f1f);
  color: light-dark(#8c1d18, #ffd9d4); }
:focus-visible { outline: 3px solid light-dark(#8e2f4f, #f0a6bd); outline-offset: 2px; }
`;

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
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${issue ? html`<p role="alert">${texts[language][issue]}</p>` : ''}
${content}
</main>
</body>
</html>`;
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
