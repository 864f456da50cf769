import { expect, test, vi } from 'vitest';
import { CallableError } from '#platform/backend/callableError.ts';
import type { Cart, CartContent } from '#shared/shop/cart.ts';
import { lineOf } from '#shared/shop/sampleCart.testing.ts';
import { type CartDraft, createCartEditor } from './cartEditor.ts';

const conflict = () => new CallableError('aborted', 'conflict', 'conflict', null);
const lost = () => new CallableError('unavailable', 'lost', null, null);

/** The rule of `cart-write`: an older revision is refused. */
function serverWith(first: Cart) {
  let cart = first;
  return {
    cart: () => cart,
    read: async () => cart,
    write: async (content: CartContent, revision: number) => {
      if (revision !== cart.revision) throw conflict();
      cart = { ...content, revision: revision + 1 };
      return cart;
    },
  };
}

const setQuantity = (quantity: number) => (content: CartContent) => ({
  ...content,
  lines: content.lines.map((line) => ({ ...line, quantity })),
});

const first: Cart = { lines: [lineOf(1)], recipients: [], revision: 4 };

function editorOn(server: ReturnType<typeof serverWith>, draft: CartDraft | null = null) {
  let kept: CartDraft | null = draft;
  const editor = createCartEditor({
    stored: server.cart(),
    draft,
    read: server.read,
    write: server.write,
    keep: (next) => {
      kept = next;
    },
  });
  return { editor, kept: () => kept };
}

test('what is changed is shown at once, and written', async () => {
  const server = serverWith(first);
  const { editor, kept } = editorOn(server);
  editor.change(setQuantity(2));
  editor.change(setQuantity(3));
  expect(editor.current().content.lines[0]?.quantity).toBe(3);
  await vi.waitFor(() => expect(editor.current().saving.is).toBe('saved'));
  expect(server.cart().lines[0]?.quantity).toBe(3);
  expect(kept()).toBeNull();
});

test('what could not be written is kept for a reload, which goes on from there', async () => {
  const server = serverWith(first);
  const { editor, kept } = editorOn({ ...server, write: () => Promise.reject(lost()) });
  editor.change(setQuantity(2));
  await vi.waitFor(() => expect(editor.current().saving.is).toBe('failed'));

  const reloaded = editorOn(server, kept());
  expect(reloaded.editor.current().content.lines[0]?.quantity).toBe(2);
  reloaded.editor.save();
  await vi.waitFor(() => expect(server.cart().lines[0]?.quantity).toBe(2));
});

test('a cart that another device changed meanwhile is read again, and both changes are in it, which is said', async () => {
  const server = serverWith(first);
  const { editor } = editorOn(server);
  await server.write({ lines: [lineOf(1), lineOf(2)], recipients: [] }, 4);
  editor.change((content) => ({ ...content, lines: [lineOf(1, { quantity: 2 })] }));
  await vi.waitFor(() => expect(editor.current().saving.is).toBe('saved'));
  expect(server.cart().lines).toEqual([lineOf(1, { quantity: 2 }), lineOf(2)]);
  expect(editor.current().merges).toBe(1);
});

test('a write whose answer was lost is not taken for the change of another device', async () => {
  const server = serverWith(first);
  let isLost = true;
  const { editor } = editorOn({
    ...server,
    write: async (content, revision) => {
      const written = await server.write(content, revision);
      if (!isLost) return written;
      isLost = false;
      throw lost();
    },
  });
  editor.change(setQuantity(2));
  await vi.waitFor(() => expect(editor.current().saving.is).toBe('failed'));
  editor.save();
  await vi.waitFor(() => expect(editor.current().saving.is).toBe('saved'));
  expect(editor.current().merges).toBe(0);
  expect(server.cart().revision).toBe(5);
});
