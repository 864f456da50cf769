/** The parts of the studio. The open one is in the address, so that a link leads to it. */
import { z } from 'zod';
import { routes } from '#shared/routes.ts';

export const studioSections = [
  'interview',
  'answers',
  'memories',
  'character',
  'listeners',
  'conversations',
  'ending',
] as const;
export type StudioSection = (typeof studioSections)[number];

const sectionSchema = z.enum(studioSections).catch('interview');

export const openSection = (search: URLSearchParams): StudioSection =>
  sectionSchema.parse(search.get('section'));

/** Where a section is found; the interview is what the page opens with. */
export const sectionPath = (section: StudioSection): string =>
  section === 'interview' ? routes.myClone.path : `${routes.myClone.path}?section=${section}`;

/** The stage with one question on it. */
export const questionPath = (questionId: string): string =>
  `${routes.myClone.path}?question=${encodeURIComponent(questionId)}`;
