/**
 * What is pressed or typed on a page made at build, before the app has taken it over, is pressed and typed again once it
 * has. Links lead where they lead by themselves.
 */

import { EarlyPresses } from './earlyPresses.ts';

/** Told on the root by whoever draws the app. */
export const TAKEN_OVER = 'amaranth-taken-over';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Whether it holds something else than the page was made with. */
function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const made = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return field.value !== made?.value;
}

export function doAgain(root: Element | null = document.querySelector('#root')): void {
  if (!root) return;
  const presses = new EarlyPresses();
  const answers = new Map<Field, string | boolean>();
  const ended = new AbortController();
  const listening = { capture: true, signal: ended.signal };
  const note = ({ target }: Event) => {
    if (isField(target)) answers.set(target, isTicked(target) ? target.checked : target.value);
  };
  // Typed while this script was on its way.
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (isChanged(field)) answers.set(field, isTicked(field) ? field.checked : field.value);
  }
  root.addEventListener('input', note, listening);
  root.addEventListener('change', note, listening);
  root.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      if (button) presses.note(button, event);
    },
    listening,
  );
  // A form that nobody hears would be sent as an address, with what was typed in it.
  root.addEventListener('submit', (event) => event.preventDefault(), listening);
  root.addEventListener(
    TAKEN_OVER,
    () => {
      ended.abort();
      for (const [field, answer] of answers) if (field.isConnected) answerAgain(field, answer);
      presses.pressAgain();
    },
    { once: true },
  );
}

/** React hears of a change by comparing with what it set last: through the element's own property, which it watches. */
function answerAgain(field: Field, answer: string | boolean): void {
  if (typeof answer === 'boolean') {
    if (isTicked(field) && (answer || field.type === 'checkbox')) {
      field.checked = !answer;
      field.click();
    }
    return;
  }
  field.value = '';
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  set?.call(field, answer);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
