/** Sessions end by time and by number, and the silent ones are found without looking at the others. */
import { expect, it } from 'vitest';
import { openDatabase } from '../../database/openDatabase.ts';
import { ObjectIndex } from '../objects/objectIndex.ts';
import { defaultSettings } from '../objects/storedObject.ts';
import type { UploadOpener } from './upload.ts';
import { UploadSessions } from './uploadSessions.ts';

const HOUR = 60 * 60_000;
const WEEK = 7 * 24 * HOUR;
const rose: UploadOpener = { kind: 'user', uid: 'rose' };

function openSessions() {
  const database = openDatabase(':memory:');
  new ObjectIndex(database);
  const time = { now: 0 };
  const sessions = new UploadSessions(database, { now: () => time.now, sleep: () => Promise.resolve() });
  const open = (opener: UploadOpener, name = 'picture') =>
    sessions.open(
      {
        bucket: 'bucket',
        name,
        settings: defaultSettings,
        announcedSize: null,
        expectedMd5: null,
        expectedCrc32c: null,
        ifGenerationMatch: null,
      },
      'firebase',
      opener,
    );
  return { database, time, sessions, open };
}

it('ends a person’s a week after its last sign of life, and no others', () => {
  const { time, sessions, open } = openSessions();
  const { session: silent } = open(rose);
  const { session: lively } = open(rose, 'lively');
  time.now = WEEK - 1;
  sessions.touch(lively);
  expect(sessions.expired()).toEqual([]);
  time.now = WEEK;
  expect(sessions.expired()).toEqual([silent.id]);
  expect(sessions.isOpen(silent.id)).toBe(false);
  expect(sessions.isOpen(lively.id)).toBe(true);
});

it('ends a visitor’s after an hour, however lively it is', () => {
  const { time, sessions, open } = openSessions();
  const { session } = open({ kind: 'visitor', address: '192.0.2.1' });
  time.now = HOUR - 1;
  sessions.touch(session);
  expect(sessions.isOpen(session.id)).toBe(true);
  time.now = HOUR;
  expect(() => sessions.find(session.id, 'firebase')).toThrow('does not exist or has ended');
  expect(sessions.expired()).toEqual([session.id]);
});

it('opens twenty for one address of visitors and two hundred for all, and not one more', () => {
  const { open } = openSessions();
  const addresses = Array.from({ length: 11 }, (_, index) => `192.0.2.${index}`);
  for (const address of addresses.slice(0, 10))
    for (let count = 0; count < 20; count += 1) open({ kind: 'visitor', address }, `${count}`);
  expect(() => open({ kind: 'visitor', address: '192.0.2.3' }, 'more')).toThrow('Too many uploads');
  expect(() => open({ kind: 'visitor', address: addresses[10] ?? '' })).toThrow('Too many uploads');
  expect(open(rose).session.state).toBe('open');
});

it('keeps one for one object of a person and five hundred in all: the longest silent one makes room', () => {
  const { time, sessions, open } = openSessions();
  const { session: film } = open(rose, 'film');
  expect(open({ kind: 'user', uid: 'bob' }, 'film').ended).toEqual([]);
  const again = open(rose, 'film');
  expect(again.ended).toEqual([film.id]);
  const { session: silent } = open(rose, 'silent');
  time.now = 1;
  sessions.touch(again.session);
  for (let count = 0; count < 498; count += 1) expect(open(rose, `${count}`).ended).toEqual([]);
  expect(open(rose, 'one more').ended).toEqual([silent.id]);
});

it('answers in the protocol it was opened in, and in no other', () => {
  const { sessions, open } = openSessions();
  const { session } = open(rose);
  expect(sessions.find(session.id, 'firebase').opener).toEqual(rose);
  expect(() => sessions.find(session.id, 'jsonApi')).toThrow('does not exist or has ended');
});

it('finds the silent ones without reading the others', () => {
  const { database } = openSessions();
  const [step] = database
    .prepare('EXPLAIN QUERY PLAN SELECT id FROM storage_sessions WHERE expires_at <= 1')
    .all();
  expect(step?.detail).toMatch(/^SEARCH storage_sessions USING COVERING INDEX/);
});

it.each([
  ['lacks a setting', "json_remove(content, '$.settings.customTime')"],
  ['is no JSON', "'{'"],
])('ends one whose record %s, and goes on with everybody’s others', (_, broken) => {
  const tom: UploadOpener = { kind: 'user', uid: 'tom' };
  const opened = () => {
    const { database, sessions, open } = openSessions();
    open(rose, 'first');
    const { session } = open(rose, 'second');
    open(tom, 'third');
    database.prepare(`UPDATE storage_sessions SET content = ${broken} WHERE id = ?`).run(session.id);
    return { sessions, open, id: session.id };
  };
  expect(opened().sessions.openOfPeople('', 1_000)).toHaveLength(2);
  expect(opened().sessions.openOf('rose')).toHaveLength(1);
  const { sessions, open, id } = opened();
  open(rose, 'fourth');
  expect(sessions.isOpen(id)).toBe(false);
  expect(() => sessions.find(id, 'firebase')).toThrow('does not exist or has ended');
});
