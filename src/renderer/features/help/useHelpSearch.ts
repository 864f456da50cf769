/** What was typed into the help's search, and which answers fit. The search itself comes with the first sign of wanting it. */
import { useMemo, useState } from 'react';
import { useLanguage } from '#ui/language/messages.tsx';
import type { Answer } from './answers.ts';

type Search = (query: string) => readonly string[];

export interface HelpSearch {
  readonly query: string;
  readonly type: (query: string) => void;
  /** Fetches what it takes to search. Called as often as one likes. */
  readonly prepare: () => void;
  /** Null while nothing is asked or the search is on its way. */
  readonly found: readonly Answer[] | null;
  readonly isFailed: boolean;
}

export function useHelpSearch(answers: readonly Answer[]): HelpSearch {
  const language = useLanguage();
  const [query, type] = useState('');
  const [search, setSearch] = useState<{ readonly language: string; readonly find: Search } | null>(null);
  const [isFailed, setFailed] = useState(false);

  async function load(): Promise<void> {
    try {
      const { indexAnswers } = await import('./search.ts');
      // The page has the words of every answer: nothing is sent twice.
      const searched = answers.map(({ id, question, words }) => ({ id, question, words, text: textOf(id) }));
      const find = indexAnswers(searched);
      setSearch((present) => (present?.language === language ? present : { language, find }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  const find = search?.language === language ? search.find : null;
  const prepare = () => {
    if (!find) void load();
  };
  const asked = query.trim();
  const found = useMemo(() => {
    if (!find || asked === '') return null;
    return find(asked).flatMap((id) => answers.find((answer) => answer.id === id) ?? []);
  }, [find, asked, answers]);

  return {
    query,
    type: (typed) => {
      prepare();
      type(typed);
    },
    prepare,
    found,
    isFailed,
  };
}

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
