/** A table of a program that we do not know: the person says what each column holds. What we guess is chosen already. */
import { useMemo, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Select } from '#ui/Select.tsx';
import { type CsvColumns, columnRoles, guessColumns } from './csv/csvRoles.ts';
import type { CsvTable } from './importOutcome.ts';
import { columnMessages } from './messages.ts';
import { pageMessages } from './pageMessages.ts';

interface AskColumnsProps {
  readonly table: CsvTable;
  readonly onAnswer: (columns: CsvColumns) => void;
  readonly onOtherFile: () => void;
}

/** Rows that are looked through for a value to show. */
const EXAMPLE_ROWS = 50;

export function AskColumns({ table, onAnswer, onOtherFile }: AskColumnsProps) {
  const texts = useMessages(pageMessages);
  const names = useMessages(columnMessages);
  const [columns, setColumns] = useState<CsvColumns>(() => guessColumns(table.rows));
  const { roles, hasHeader } = columns;
  const examples = useMemo(() => {
    const rows = table.rows.slice(hasHeader ? 1 : 0, EXAMPLE_ROWS);
    return roles.map((_, index) => rows.map((row) => row[index] ?? '').find((value) => value.trim() !== ''));
  }, [table, roles, hasHeader]);
  const isHidden = (role: (typeof roles)[number]) =>
    role === 'password' || role === 'oneTimeCode' || role === 'secret';
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <h2 className="text-title">{texts.columnsTitle}</h2>
        <p className="mt-1 text-ink-soft">{texts.columnsText}</p>
      </div>
      <Checkbox
        isSelected={hasHeader}
        onChange={(isSelected) => setColumns({ ...columns, hasHeader: isSelected })}
      >
        {texts.firstRowNames}
      </Checkbox>
      <ul className="grid gap-5 sm:grid-cols-2">
        {roles.map((role, index) => {
          const name = texts.column(index + 1, hasHeader ? (table.rows[0]?.[index]?.trim() ?? '') : '');
          const example = examples[index];
          return (
            <li key={index} className="min-w-0">
              <Select
                label={name}
                options={columnRoles.map((value) => ({ value, label: names[value] }))}
                value={role}
                onChange={(chosen) =>
                  setColumns({
                    ...columns,
                    roles: roles.map((old, place) => (place === index ? chosen : old)),
                  })
                }
                description={
                  example === undefined
                    ? texts.columnEmpty
                    : texts.example(isHidden(role) ? '••••••••' : example.slice(0, 60))
                }
              />
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => onAnswer(columns)}>{texts.goOn}</Button>
        <Button variant="quiet" onPress={onOtherFile}>
          {texts.otherFile}
        </Button>
      </div>
    </div>
  );
}
