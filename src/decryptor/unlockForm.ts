/** Second step: the passphrase, or the recovery key. */
import { argon2id } from '#shared/vault/argon2id.ts';
import type { VaultSecret } from '#shared/vault/ways.ts';
import { element } from './element.ts';
import type { ExportedVault } from './exportedVault.ts';
import { type Messages, sayProblem } from './messages.ts';
import { type OpenedExport, openExport } from './openExport.ts';

type Way = 'passphrase' | 'recovery';

/** Until what was written stands on the screen: Argon2id leaves the page no time to draw. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

export function unlockForm(
  said: Messages,
  exported: ExportedVault,
  onOpened: (opened: OpenedExport) => void,
): HTMLElement {
  let way: Way = 'passphrase';
  const status = element('p', { role: 'status' });
  const problem = element('p', { class: 'problem', role: 'alert', id: 'unlock-problem' });
  const label = element('label', { for: 'secret' }, said.passphrase);
  const hint = element('p', { class: 'soft', id: 'secret-hint' });
  const input = element('input', {
    id: 'secret',
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    autocapitalize: 'off',
    'aria-describedby': 'secret-hint unlock-problem',
  });
  const button = element('button', { type: 'submit', class: 'main' }, said.open);
  const choose = (chosen: Way) => {
    way = chosen;
    label.textContent = way === 'passphrase' ? said.passphrase : said.recoveryKey;
    hint.textContent = way === 'passphrase' ? '' : said.recoveryKeyHint;
    // What is copied from paper is compared letter by letter.
    input.type = way === 'passphrase' ? 'password' : 'text';
    input.value = '';
    problem.textContent = '';
  };
  const radio = (value: Way, text: string) =>
    element(
      'label',
      { class: 'radio' },
      element('input', {
        type: 'radio',
        name: 'way',
        value,
        checked: value === 'passphrase',
        change: () => choose(value),
      }),
      text,
    );
  const secretOf = (typed: string): VaultSecret =>
    way === 'passphrase' ? { way, phrase: typed, argon2id } : { way, recoveryKey: typed };
  const open = async () => {
    problem.textContent = '';
    status.textContent = said.opening;
    button.disabled = true;
    await painted();
    const opened = await openExport(exported, secretOf(input.value));
    button.disabled = false;
    status.textContent = '';
    if (opened.ok) return onOpened(opened.value);
    problem.textContent = sayProblem(said, opened.problem);
    input.focus();
  };
  const form = element(
    'form',
    {},
    element(
      'fieldset',
      {},
      element('legend', {}, said.openBy),
      radio('passphrase', said.passphrase),
      radio('recovery', said.recoveryKey),
    ),
    label,
    input,
    hint,
    problem,
    button,
    status,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void open();
  });
  return form;
}
