import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { userIdSchema } from '../domain/ids.ts';
import { appendLine, type LogEnd, logLineId, verifyLog } from './logChain.ts';
import { type LogLine, logEventSchema, logLineSchema } from './logLine.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const ownerId = userIdSchema.parse('rose');

function write(count: number): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (let at = 1; at <= count; at += 1) {
    const end: LogEnd = lines.at(-1) ?? null;
    const event = logEventSchema.parse({ is: 'tick', actor: 'time', before: 'active', after: 'due' });
    lines.push(appendLine(end, { ownerId, at, event }, sha256));
  }
  return lines;
}
const altered = (lines: readonly LogLine[], index: number, change: Partial<LogLine>) =>
  lines.map((line, place) => (place === index ? { ...line, ...change } : line));

describe('a log', () => {
  test('is whole as it was written, also after it was stored with its fields in another order', async () => {
    const lines = write(4);
    expect(await verifyLog(lines)).toEqual({ is: 'whole' });
    const stored = lines.map((line) =>
      logLineSchema.parse(Object.fromEntries(Object.entries(line).toReversed())),
    );
    expect(await verifyLog(stored)).toEqual({ is: 'whole' });
    expect(await verifyLog([])).toEqual({ is: 'whole' });
  });

  test('tells where a line was altered', async () => {
    expect(await verifyLog(altered(write(4), 2, { at: 99 }))).toEqual({
      is: 'broken',
      number: 3,
      why: 'altered',
    });
  });

  test('tells where a line was altered and hashed anew', async () => {
    const lines = write(4);
    const [first, second] = lines;
    if (!first || !second) throw new Error('There are lines.');
    const forged = appendLine(first, { ...second, at: 99 }, sha256);
    expect(await verifyLog(altered(lines, 1, forged))).toEqual({
      is: 'broken',
      number: 3,
      why: 'out-of-chain',
    });
  });

  test('tells which line was taken out', async () => {
    const lines = write(4);
    expect(await verifyLog(lines.toSpliced(1, 1))).toEqual({ is: 'broken', number: 2, why: 'missing' });
    expect(await verifyLog(lines.slice(1))).toEqual({ is: 'broken', number: 1, why: 'missing' });
  });

  test('is kept in the order of its numbers', () => {
    expect([logLineId(2), logLineId(10), logLineId(1)].toSorted()).toEqual([
      '0000000001',
      '0000000002',
      '0000000010',
    ]);
  });
});
