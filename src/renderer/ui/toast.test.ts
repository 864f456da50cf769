import { expect, test } from 'vitest';
import { showToast } from './toast.ts';
import { toastQueue } from './toastQueue.ts';

test('what is said already is not said twice, and what can be undone is one toast a press', async () => {
  showToast({ message: 'Your plan goes on.' });
  showToast({ message: 'Your plan goes on.' });
  const action = { label: 'Undo', onAction: () => undefined };
  showToast({ message: 'A pendant was taken out.', action });
  showToast({ message: 'A pendant was taken out.', action });
  await expect.poll(() => toastQueue.visibleToasts.length).toBe(3);
  expect(toastQueue.visibleToasts.map(({ content }) => content.message).toSorted()).toEqual([
    'A pendant was taken out.',
    'A pendant was taken out.',
    'Your plan goes on.',
  ]);
});
