/** Leads to a public page's address in the language that is read here. */
import type { To } from 'react-router-dom';
import { localizedPath } from '#shared/localizedPaths.ts';
import { useLanguage } from './messages.tsx';

export function useLocalizedPath(): <Target extends To>(to: Target) => Target | string {
  const language = useLanguage();
  return (to) => (typeof to === 'string' ? localizedPath(to, language) : to);
}
