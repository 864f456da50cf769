import { expect, it } from 'vitest';
import { z } from 'zod';
import { albumTitleSchema } from '#shared/domain/album.ts';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import { uiMessages } from '../messages.ts';
import { explainIssue } from './explainIssue.ts';

function sentence(schema: z.ZodType, value: unknown): string | null {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue ? explainIssue({ type: issue.code, message: issue.message }, value, uiMessages.fr) : null;
}

it('says that an empty field is to be filled in, whatever its schema calls it', () => {
  expect(sentence(emailAddressSchema, '')).toBe(uiMessages.fr.fieldMissing);
  expect(sentence(albumTitleSchema, '')).toBe(uiMessages.fr.fieldMissing);
});

it('says in the page’s language what a schema says in English', () => {
  expect(sentence(emailAddressSchema, 'rose')).toBe(uiMessages.fr.addressInvalid);
  expect(sentence(albumTitleSchema, 'a'.repeat(121))).toBe(uiMessages.fr.answerTooLong);
  expect(sentence(z.literal('yes'), 'no')).toBe(uiMessages.fr.answerInvalid);
});

it('keeps a sentence that the form wrote itself', () => {
  const schema = z.string().refine((text) => text === 'rose', 'Ce n’est pas Rose.');
  expect(sentence(schema, 'paul')).toBe('Ce n’est pas Rose.');
});
