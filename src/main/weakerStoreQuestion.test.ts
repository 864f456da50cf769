import { beforeEach, expect, test, vi } from 'vitest';

interface Asked {
  readonly detail: string;
  readonly buttons: readonly string[];
  readonly defaultId: number;
  readonly cancelId: number;
}
const system = vi.hoisted(() => ({ locale: 'en-GB', presses: '', asked: [] as Asked[] }));
vi.mock('electron', () => ({
  app: { getLocale: () => system.locale },
  dialog: {
    async showMessageBox(asked: Asked) {
      system.asked.push(asked);
      return { response: asked.buttons.indexOf(system.presses) };
    },
  },
}));
const { askForWeakerStore } = await import('./weakerStoreQuestion.ts');

beforeEach(() => {
  system.locale = 'en-GB';
  system.asked = [];
});

test.each([
  ['en-GB', 'Look again', 'look-again'],
  ['en-GB', 'Go on without it', 'agree'],
  ['en-GB', 'Quit', 'quit'],
  ['fr-FR', 'Regarder à nouveau', 'look-again'],
  ['fr-FR', 'Continuer sans lui', 'agree'],
  ['fr-FR', 'Quitter', 'quit'],
] as const)('in %s, “%s” is %s', async (locale, presses, answer) => {
  Object.assign(system, { locale, presses });
  expect(await askForWeakerStore('memory')).toBe(answer);
});

test('who presses Escape agrees to nothing, and Enter looks again', async () => {
  await askForWeakerStore('encrypted-file');
  const [{ buttons, defaultId, cancelId } = { buttons: [], defaultId: 1, cancelId: 1 }] = system.asked;
  expect([buttons[defaultId], buttons[cancelId]]).toEqual(['Look again', 'Quit']);
});

test('it says where the session would be kept instead', async () => {
  await askForWeakerStore('memory');
  await askForWeakerStore('encrypted-file');
  expect(system.asked[0]?.detail).toContain('you sign in each time');
  expect(system.asked[1]?.detail).toContain('in an encrypted file');
});
