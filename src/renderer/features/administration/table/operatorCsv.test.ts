import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { operatorCsv } from './operatorCsv.ts';

const columns = [
  { label: 'Address', text: ({ address }: { address: string }) => address },
  { label: 'Length', text: ({ address }: { address: string }) => String(address.length) },
];

describe('What an operator downloads', () => {
  test('is read back as it was, whatever is in it', () => {
    const rows = ['rose@example.org', 'a "quoted", one', 'two\nlines', 'été'].map((address) => ({ address }));
    const csv = operatorCsv(columns, rows);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const { data } = papaparse.parse<Record<string, string>>(csv.slice(1).trimEnd(), { header: true });
    expect(data.map((row) => row.Address)).toEqual(rows.map(({ address }) => address));
  });

  test.each(['=1+1', '+33 1', '-2', '@SUM(A1)', '\tx', '\rx'])(
    'runs nothing in a spreadsheet: %j',
    (address) => {
      expect(operatorCsv(columns, [{ address }])).toContain(`"'${address}"`);
    },
  );

  test('has its headings where nothing is listed', () => {
    expect(operatorCsv(columns, [])).toBe('\uFEFF"Address","Length"\r\n');
  });
});
