import { expect, test } from 'vitest';
import { divideByRoom } from './divideByRoom.ts';

const file = (name: string, byteCount: number) => new File([new Uint8Array(byteCount)], name);

test('each file takes its room in turn, and a small one may follow a large one that does not fit', () => {
  const files = [file('a.jpg', 400), file('film.mp4', 900), file('b.jpg', 300), file('c.jpg', 400)];
  const { fitting, unfitting } = divideByRoom(files, 1_000);
  expect(fitting.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  expect(unfitting.map(({ name }) => name)).toEqual(['film.mp4', 'c.jpg']);
});
