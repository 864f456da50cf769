/** What somebody has left to ask clones with (shared/callables/conversations.ts). */
import { conversationsReadAllowance } from '#shared/callables/conversations.ts';
import { defineHandler } from '../handler.ts';
import { allowanceOf, readPayer } from './allowance/usageDocument.ts';

export const readAllowance = defineHandler(conversationsReadAllowance, {
  access: 'user',
  effect: 'reads',
  run: async (_input, { caller: { uid }, services }) => {
    const payer = await services.firestore.runTransaction(
      (transaction) => readPayer(transaction, services, uid),
      { readOnly: true },
    );
    return allowanceOf(payer, services.clock.now());
  },
});
