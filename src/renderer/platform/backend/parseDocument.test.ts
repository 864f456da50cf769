import { type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addLogSink, type LogEntry } from '../logging/logger.ts';
import { parseDocument, parseKnownDocuments } from './parseDocument.ts';

const schema = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), kind: z.literal('photo'), state: z.enum(['ready', 'trashed']) }),
  z.object({ id: z.string(), kind: z.literal('letter'), title: z.string() }),
]);

let logged: LogEntry[] = [];
let stopLogging: () => void = () => undefined;
afterEach(() => stopLogging());

const documents = (...contents: readonly Record<string, unknown>[]) =>
  contents.map((content, index) => ({
    id: `d${index}`,
    data: () => content,
    ref: { parent: { id: 'mediaItems' } },
  })) as unknown as QueryDocumentSnapshot[];

function read(...contents: readonly Record<string, unknown>[]) {
  logged = [];
  stopLogging();
  stopLogging = addLogSink((entry) => logged.push(entry));
  return parseKnownDocuments(schema, documents(...contents));
}

const photo = { kind: 'photo', state: 'ready' };

test('documents of kinds that a newer release wrote are passed over, with one line a kind', () => {
  const hologram = { kind: 'hologram', state: 'ready' };
  const hidden = { kind: 'photo', state: 'hidden' };
  const known = read(photo, hologram, hologram, { kind: 'scent' }, hidden, photo);
  expect(known.map(({ id }) => id)).toEqual(['d0', 'd5']);
  expect(logged.map(({ facts }) => facts)).toEqual([
    { collection: 'mediaItems', field: 'kind', value: 'hologram' },
    { collection: 'mediaItems', field: 'kind', value: 'scent' },
    { collection: 'mediaItems', field: 'state', value: 'hidden' },
  ]);
  expect(read(hologram, hidden)).toEqual([]);
  expect(logged).toEqual([]);
});

test('what a person wrote never reaches the log', () => {
  read({ kind: 'letter', title: ['Dear', 'Ada'] });
  expect(logged).toMatchObject([{ facts: { field: 'title', value: null } }]);
});

test('a document that is asked for by itself is not passed over', () => {
  const [hologram] = documents({ kind: 'hologram' });
  expect(() => hologram && parseDocument(schema, hologram)).toThrow(z.ZodError);
});

test('a moment is a date wherever it stands in a document', () => {
  const at = Timestamp.fromMillis(86_400_000);
  const dated = z.object({
    invitation: z.object({ is: z.string(), sentAt: z.date() }),
    stages: z.array(z.object({ givenAt: z.date() })),
  });
  const [found] = parseKnownDocuments(
    dated,
    documents({ invitation: { is: 'sent', sentAt: at }, stages: [{ givenAt: at }] }),
  );
  expect(found).toEqual({
    invitation: { is: 'sent', sentAt: new Date(86_400_000) },
    stages: [{ givenAt: new Date(86_400_000) }],
  });
});
