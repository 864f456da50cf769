/**
 * The offline decryptor: one page that opens an export of the vault (docs/vault-format.md) without us and without a
 * network. It uses the vault's own format module and nothing else of the app.
 */
import './plainValidation.ts';
import './style.css';
import { z } from 'zod';
import { longDateFormat } from '#shared/longDates.ts';
import { chooseExport } from './chooseExport.ts';
import { element } from './element.ts';
import type { ExportedVault } from './exportedVault.ts';
import { type Language, languages, messages } from './messages.ts';
import type { OpenedExport } from './openExport.ts';
import { unlockForm } from './unlockForm.ts';
import { vaultView } from './vaultView.ts';

type State =
  | { readonly step: 'choose' }
  | { readonly step: 'unlock'; readonly exported: ExportedVault }
  | { readonly step: 'opened'; readonly exported: ExportedVault; readonly opened: OpenedExport };

const languageSchema = z.enum(['en', 'fr']);
const exportedAtSchema = z.object({ exportedAt: z.iso.datetime() });

let language: Language = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
let state: State = { step: 'choose' };

function show(next: State): void {
  state = next;
  draw();
  document.querySelector<HTMLElement>('h1')?.focus();
}

function header(): HTMLElement {
  const said = messages[language];
  const select = element(
    'select',
    { id: 'language' },
    ...languageSchema.options.map((code) =>
      element('option', { value: code, lang: code, selected: code === language }, languages[code]),
    ),
  );
  select.addEventListener('change', () => {
    language = languageSchema.parse(select.value);
    draw();
    document.getElementById('language')?.focus();
  });
  return element(
    'header',
    {},
    element('h1', { tabindex: '-1' }, said.title),
    element('div', { class: 'language' }, element('label', { for: 'language' }, said.language), select),
    element('p', {}, said.lead),
  );
}

function aboutExport(exported: ExportedVault): HTMLElement {
  const said = messages[language];
  const written = exportedAtSchema.safeParse(exported.archive);
  const day = longDateFormat(language, { dateStyle: 'long' });
  const other = element(
    'button',
    { type: 'button', click: () => show({ step: 'choose' }) },
    said.chooseOther,
  );
  return element(
    'p',
    { class: 'export' },
    written.success ? `${said.chosen(day.format(new Date(written.data.exportedAt)))} ` : '',
    other,
  );
}

function step(): Node[] {
  const said = messages[language];
  if (state.step === 'choose') return [chooseExport(said, (exported) => show({ step: 'unlock', exported }))];
  const { exported } = state;
  if (state.step === 'unlock') {
    return [
      aboutExport(exported),
      unlockForm(said, exported, (opened) => show({ step: 'opened', exported, opened })),
    ];
  }
  const close = element(
    'button',
    { type: 'button', class: 'close', click: () => show({ step: 'unlock', exported }) },
    said.close,
  );
  return [aboutExport(exported), close, vaultView(language, exported, state.opened)];
}

function draw(): void {
  document.documentElement.lang = language;
  document.title = messages[language].title;
  document.getElementById('page')?.replaceChildren(header(), element('main', {}, ...step()));
}

const dark = matchMedia('(prefers-color-scheme: dark)');
function followTheme(): void {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
}
dark.addEventListener('change', followTheme);
followTheme();
draw();
