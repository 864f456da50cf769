/** Second step: the passphrase, or the recovery key, also where it is typed in place of the passphrase. */
import { argon2id } from '#shared/vault/argon2id.ts';
import { readRecoveryKey } from '#shared/vault/recoveryKey.ts';
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
  const openWith = async (typed: string) => {
    const byPhrase: VaultSecret = { way: 'passphrase', phrase: typed, argon2id };
    if (way === 'passphrase' && !readRecoveryKey(typed).ok) return openExport(exported, byPhrase);
    const opened = await openExport(exported, { way: 'recovery', recoveryKey: typed });
    if (opened.ok || way === 'recovery') return opened;
    // Nothing forbids a phrase that is written like a recovery key.
    const openedByPhrase = await openExport(exported, byPhrase);
    return openedByPhrase.ok ? openedByPhrase : opened;
  };
  const open = async () => {
    problem.textContent = '';
    status.textContent = said.opening;
    button.disabled = true;
    await painted();
    const opened = await openWith(input.value);
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
