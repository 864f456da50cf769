/** The rows of an operator's table, all of one height; the page holds those near the window. */
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { useRowWindow } from '#ui/useRowWindow.ts';
import { tableMessages } from './messages.ts';
import { moveBetweenRows } from './moveBetweenRows.ts';
import type { CsvColumn } from './operatorCsv.ts';

export interface Column<Row> extends CsvColumn<Row> {
  readonly id: string;
  /** What is drawn instead of the text; one line high. */
  readonly draw?: (row: Row) => ReactNode;
  /** Share of the width, in rem. */
  readonly width: number;
  readonly isNumber?: boolean;
  /** Something to press, which no file has. */
  readonly isAction?: boolean;
  /** The server gives the rows in the order of this column. */
  readonly order?: 'ascending' | 'descending';
}

interface TableRowsProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}

export function TableRows<Row>({ label, columns, rows, rowId }: TableRowsProps<Row>) {
  const messages = useMessages(tableMessages);
  const body = useRef<HTMLTableSectionElement>(null);
  const measured = useRef<HTMLDivElement>(null);
  const { from, to, rowHeight } = useRowWindow(body, measured, rows.length);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return (
    // Scrolls sideways on a phone by itself, so that the page does not; by the keyboard, too.
    <section
      aria-label={messages.table(label)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-card"
    >
      <div ref={measured} aria-hidden="true" className="pointer-events-none invisible absolute h-13 w-0" />
      <table
        aria-rowcount={rows.length + 1}
        aria-label={label}
        style={{ minWidth: `${width}rem` }}
        className="w-full table-fixed border-collapse text-small"
      >
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <Heading key={column.id} {...column} share={column.width / width} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={moveBetweenRows}>
          <Spacer height={from * rowHeight} columns={columns.length} />
          {rows.slice(from, to).map((row, index) => (
            <tr
              key={rowId(row)}
              data-row=""
              aria-rowindex={from + index + 2}
              className="h-13 border-b border-line/60 last:border-b-0 focus-within:bg-sunken hover:bg-sunken"
            >
              {columns.map((column, place) => (
                <Cell key={column.id} column={column} row={row} isHeading={place === 0} />
              ))}
            </tr>
          ))}
          <Spacer height={(rows.length - to) * rowHeight} columns={columns.length} />
        </tbody>
      </table>
    </section>
  );
}

interface HeadingProps {
  readonly label: string;
  readonly share: number;
  readonly isNumber?: boolean;
  readonly order?: 'ascending' | 'descending';
}

function Heading({ label, share, isNumber = false, order }: HeadingProps) {
  const Arrow = order === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      {...(order ? { 'aria-sort': order } : {})}
      style={{ width: `${share * 100}%` }}
      className={`px-3 py-2.5 font-semibold ${isNumber ? 'text-end' : 'text-start'}`}
    >
      <span className="inline-flex items-center gap-1.5">
        {label}
        {order ? <Arrow size={14} aria-hidden="true" /> : null}
      </span>
    </th>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isHeading: boolean;
}

function Cell<Row>({ column: { text, draw, isNumber }, row, isHeading }: CellProps<Row>) {
  const Element = isHeading ? 'th' : 'td';
  return (
    <Element
      {...(isHeading ? { scope: 'row' } : {})}
      {...(draw ? {} : { title: text(row) })}
      className={`truncate px-3 font-normal ${isNumber ? 'text-end tabular-nums' : 'text-start'}`}
    >
      {draw ? draw(row) : text(row)}
    </Element>
  );
}

function Spacer({ height, columns }: { readonly height: number; readonly columns: number }) {
  return height > 0 ? (
    <tr>
      <td colSpan={columns} style={{ height }} />
    </tr>
  ) : null;
}
