import { expect, test } from 'vitest';
import { EarlyPresses } from './earlyPresses.ts';

/** A page with buttons of which `pressed` says in their order which were pressed once the app was there. */
function page() {
  const presses = new EarlyPresses();
  const pressed: string[] = [];
  const button = (name: string, isConnected = true) => ({
    isConnected,
    click: () => void pressed.push(name),
  });
  return { presses, pressed, button };
}

test('each button that was pressed is pressed again once, however often somebody tried', () => {
  const { presses, pressed, button } = page();
  const [theme, silence] = [button('theme'), button('silence')];
  for (const tried of [silence, theme, silence, silence]) presses.note(tried, new Event('click'));
  presses.pressAgain();
  expect(pressed).toEqual(['theme', 'silence']);
});

test('nothing is pressed a second time', () => {
  const { presses, pressed, button } = page();
  presses.note(button('theme'), new Event('click'));
  presses.pressAgain();
  presses.pressAgain();
  expect(pressed).toEqual(['theme']);
});

test('a press that made the app take over is heard by it, and not pressed again; an earlier one is', () => {
  const { presses, pressed, button } = page();
  const target = new EventTarget();
  presses.note(button('theme'), new Event('click'));
  target.addEventListener('click', (event) => {
    presses.note(button('silence'), event);
    presses.pressAgain();
  });
  target.dispatchEvent(new Event('click'));
  expect(pressed).toEqual(['theme']);
});

test('a button that is gone is left alone, and takes no other with it', () => {
  const { presses, pressed, button } = page();
  presses.note(button('gone', false), new Event('click'));
  presses.note(button('theme'), new Event('click'));
  presses.pressAgain();
  expect(pressed).toEqual(['theme']);
});
