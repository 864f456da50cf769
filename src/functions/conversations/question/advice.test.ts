import { expect, test } from 'vitest';
import { adviceAsked } from './advice.ts';

test.each([
  ['Should I take aspirin for my heart?', 'medical'],
  ['What dose of insulin should I take?', 'medical'],
  ['Is it safe to stop my antidepressants?', 'medical'],
  ['Dois-je arrêter mes médicaments ?', 'medical'],
  ['Can I sue my brother over the house?', 'legal'],
  ['Should I contest the will?', 'legal'],
  ['Puis-je contester le testament ?', 'legal'],
  ['Should I invest in bitcoin?', 'financial'],
  ['What should I do with my savings?', 'financial'],
  ['Est-ce que je dois investir en bourse ?', 'financial'],
])('%s is for somebody of the trade', (question, kind) => expect(adviceAsked(question)).toBe(kind));

test.each([
  'What advice would you give about money?',
  'How did you pay for the first house?',
  'Did you take medicine when you were ill as a child?',
  'Were you ever in court?',
  'What did you do with your savings?',
  'What should I cook on Sunday?',
  'Quels conseils donneriez-vous à vos petits-enfants ?',
  'As-tu déjà été opéré ?',
])('%s is a question about a life', (question) => expect(adviceAsked(question)).toBeNull());
