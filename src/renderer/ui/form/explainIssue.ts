/** What is wrong with an answer, in the page's language, where the form has no sentence of its own. */
import type { uiMessages } from '../messages.ts';

type Texts = (typeof uiMessages)['en'] | (typeof uiMessages)['fr'];

interface SchemaIssue {
  /** The code of zod's issue. */
  readonly type: string;
  readonly message?: string | undefined;
}

export function explainIssue({ type, message }: SchemaIssue, value: unknown, texts: Texts): string {
  if (type === 'custom' && message) return message;
  if (value === '') return texts.fieldMissing;
  // Addresses are the only format that the forms ask for.
  if (type === 'invalid_format') return texts.addressInvalid;
  return type === 'too_big' ? texts.answerTooLong : texts.answerInvalid;
}
