/** First step: which export. */
import { element } from './element.ts';
import { type ChoiceProblem, type ExportedVault, readChoice } from './exportedVault.ts';
import type { Messages } from './messages.ts';

/** Two inputs, because a browser lets one of them take files and another a folder. */
export function chooseExport(said: Messages, onChosen: (exported: ExportedVault) => void): HTMLElement {
  const problem = element('p', { class: 'problem', role: 'alert' });
  const takeFrom = async (input: HTMLInputElement) => {
    problem.textContent = '';
    const chosen = await readChoice([...(input.files ?? [])]);
    if (typeof chosen === 'string') problem.textContent = sayChoice(said, chosen);
    else onChosen(chosen);
    input.value = '';
  };
  const pick = (label: string, attributes: Record<string, string | boolean>, hint: HTMLElement | null) => {
    const input = element('input', { type: 'file', ...attributes });
    input.addEventListener('change', () => void takeFrom(input));
    if (hint) input.setAttribute('aria-describedby', hint.id);
    return element('label', { class: 'choice' }, element('span', {}, label), input);
  };
  const hint = element('p', { id: 'choose-hint', class: 'soft' }, said.chooseHint);
  return element(
    'section',
    {},
    pick(said.choose, { multiple: true }, hint),
    hint,
    pick(said.chooseFolder, { webkitdirectory: true }, null),
    problem,
  );
}

function sayChoice(said: Messages, problem: ChoiceProblem): string {
  return said.choiceProblems[problem];
}
