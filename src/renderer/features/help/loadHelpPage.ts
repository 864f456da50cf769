/** The page together with what it says, so that taking over what was made at build changes nothing of it. */
import type { ComponentType } from 'react';
import { languages } from '#shared/locales.ts';
import { languageOfPath } from '#shared/localizedPaths.ts';
import { HelpPage } from './HelpPage.tsx';
import { loadAnswers } from './useAnswers.ts';

export async function loadHelpPage(): Promise<ComponentType> {
  // At build there is no address: both languages are drawn.
  const wanted = typeof location === 'undefined' ? languages : [languageOfPath(location.pathname) ?? 'en'];
  await Promise.all(wanted.map(loadAnswers));
  return HelpPage;
}
