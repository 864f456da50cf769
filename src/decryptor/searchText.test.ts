import { expect, test } from 'vitest';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { foldText } from '#shared/vault/foldText.ts';
import { searchText } from './searchText.ts';

test.each(['soeur', "l'ainee", 'SŒUR', 'l’aînée'])(
  '%s is found in an export as it is in the vault',
  (typed) => {
    const letter = vaultContentSchema.parse({ kind: 'note', title: 'Lettre à ma sœur, l’aînée' });
    expect(searchText('fr', letter)).toContain(foldText(typed));
  },
);
