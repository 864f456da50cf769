/** The filters in words. */
import { kindNames } from '#shared/vault/fieldNames.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { type ItemFilters, type ItemMark, itemMarks } from './itemFilters.ts';
import { itemsMessages } from './messages.ts';

export function useMarkNames(): Readonly<Record<ItemMark, string>> {
  const texts = useMessages(itemsMessages);
  return {
    favourite: texts.markFavourite,
    files: texts.markFiles,
    conflict: texts.markConflict,
    expiring: texts.markExpiring,
  };
}

export interface NamedFilter {
  readonly id: string;
  readonly name: string;
  /** What is left when it is taken away. */
  readonly without: Partial<ItemFilters>;
}

/** Those that are set. */
export function useFilterNames({ kind, tag, marks }: ItemFilters): readonly NamedFilter[] {
  const language = useLanguage();
  const names = useMarkNames();
  return [
    ...(kind === null ? [] : [{ id: 'kind', name: kindNames[language][kind], without: { kind: null } }]),
    ...(tag === null ? [] : [{ id: 'tag', name: tag, without: { tag: null } }]),
    ...itemMarks
      .filter((mark) => marks.has(mark))
      .map((mark) => ({
        id: mark,
        name: names[mark],
        without: { marks: new Set([...marks].filter((other) => other !== mark)) },
      })),
  ];
}
