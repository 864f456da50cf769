import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { userIdSchema } from '#shared/domain/ids.ts';
import { appendLine } from '#shared/legacy/logChain.ts';
import { type LogLine, logEventSchema } from '#shared/legacy/logLine.ts';
import { VERIFY, writeLogFile } from './logFile.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function chain(...receipts: readonly string[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const receipt of receipts) {
    const event = logEventSchema.parse({ is: 'mail', actor: 'mail', before: 'due', after: 'due', receipt });
    const ownerId = userIdSchema.parse('rose');
    lines.push(appendLine(lines.at(-1) ?? null, { ownerId, at: 1_700_000_000_000, event }, sha256));
  }
  return lines;
}

const write = (lines: readonly LogLine[]) =>
  writeLogFile(
    lines.map((line) => ({ line, cells: [line.event.receipt] })),
    {
      language: 'en',
      title: 'The log',
      headings: ['Receipt'],
      whole: 'whole {count}',
      broken: 'broken {number}',
    },
  );

/** What the page's own script finds in what the page holds: the first wrong line, or null. */
async function verifyFile(file: string): Promise<number | null> {
  const held: unknown = JSON.parse(/id="log">(.*?)<\/script>/s.exec(file)?.[1] ?? '');
  const found: unknown = await runInNewContext(`${VERIFY}; verifyLog(held)`, {
    held,
    crypto: globalThis.crypto,
    TextEncoder,
    Uint8Array,
  });
  return z.number().nullable().parse(found);
}

test('the file verifies itself by its own script, whatever a mail server answered', async () => {
  const lines = chain('<1@a> ok', '</script><script>alert("é – 漢")</script>', '<3@a> "quoted" \\ & more');
  const file = write(lines);
  expect(await verifyFile(file)).toBeNull();
  expect(file.match(/<script/g)).toHaveLength(3);
});

test('it tells the line that was altered, and the one that hangs on a missing one', async () => {
  const lines = chain('one', 'two', 'three');
  expect(await verifyFile(write(lines).replace('"receipt":"two"', '"receipt":"ten"'))).toBe(2);
  expect(await verifyFile(write(lines.toSpliced(1, 1)))).toBe(2);
});
