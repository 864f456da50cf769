/** A page that the server draws by itself, without a script: of the sign-in provider, and of the payment page. */
import { html } from 'hono/html';
import type { Language } from '#shared/domain/userProfile.ts';
import { pageColorStyle } from '#shared/pageColors.ts';

const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.0625rem/1.5 system-ui, sans-serif;
  ${pageColorStyle} }
main { width: min(24rem, 100% - 2.5rem); padding: 2rem 0; }
main.wide { width: min(30rem, 100% - 2.5rem); }
h1 { font: 500 1.6rem/1.25 Georgia, serif; margin: 0 0 0.5rem; }
h2 { font: 500 1.2rem/1.3 Georgia, serif; margin: 1.75rem 0 0.25rem; }
p { margin: 0 0 1.25rem; }
form + p { margin-top: 1.25rem; }
.seller { margin: 0 0 0.5rem; color: light-dark(#6b565c, #c3b2b5); }
label { display: block; font-weight: 600; margin: 1.25rem 0 0.375rem; }
fieldset { border: 0; margin: 1.25rem 0 0; padding: 0; }
legend { font-weight: 600; padding: 0; }
fieldset label { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; margin: 0; font-weight: 400; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 0.75rem; }
input:not([type=hidden]):not([type=radio]), select { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 0.75rem;
  font: inherit; color: inherit; background: light-dark(#fff, #2b2124); border: 1px solid light-dark(#8d7a7f, #a08d90);
  border-radius: 10px; }
[aria-invalid=true] { border-color: light-dark(#8c1d18, #ffb4ab) !important; }
button { width: 100%; min-height: 2.75rem; margin-top: 1rem; font: inherit; font-weight: 600; cursor: pointer;
  border: 1px solid transparent; border-radius: 10px; background: #8e2f4f; color: #fff8f3; }
button.quiet { background: none; color: inherit; border-color: light-dark(#8d7a7f, #a08d90); }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.5rem 0; text-align: start; vertical-align: top; font-weight: 400; }
td:last-child { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
tfoot th, tfoot td { border-top: 1px solid light-dark(#d9c8c0, #4a3b40); font-weight: 600; }
small { display: block; white-space: pre-line; overflow-wrap: anywhere; color: light-dark(#6b565c, #c3b2b5); }
.rows { list-style: none; margin: 1rem 0; padding: 0; }
.rows li { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: 0.5rem 0; border-top: 1px solid light-dark(#d9c8c0, #4a3b40); }
.rows a, .rows b { white-space: nowrap; font-weight: 600; font-variant-numeric: tabular-nums; }
.rows small { grid-column: 1 / -1; }
.note { padding: 0.75rem 1rem; border-radius: 10px; background: light-dark(#f3e9df, #2b2124); }
[role=alert] { padding: 0.75rem 1rem; border-radius: 10px; background: light-dark(#fbe9e7, #4a1f1f);
  color: light-dark(#8c1d18, #ffd9d4); }
a { color: light-dark(#8e2f4f, #f0a6bd); }
:focus-visible { outline: 3px solid light-dark(#8e2f4f, #f0a6bd); outline-offset: 2px; }
`;

interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** What went wrong, in words. */
  readonly alert: string | null;
  readonly content: unknown;
  readonly isWide?: boolean;
  /** Above the title: who sells. Empty where the operator names nobody. */
  readonly seller?: string;
}

export function plainPage({ language, title, alert, content, isWide = false, seller = '' }: PlainPage) {
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
<main class="${isWide ? 'wide' : ''}">
${seller === '' ? '' : html`<p class="seller">${seller}</p>`}
<h1>${title}</h1>
${alert === null ? '' : html`<p role="alert">${alert}</p>`}
${content}
</main>
</body>
</html>`;
}

/** `formTargets`: origins that an answer to its form may lead to; a browser applies form-action to them, too. */
export function plainPageHeaders(formTargets: readonly string[]): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action ${["'self'", ...formTargets].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  };
}
