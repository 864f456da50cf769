import { describe, expect, it } from 'vitest';
import { inOwnersOrder, positionForDrop } from './position.ts';

const albums = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, position: index + 1 }));

function drop(movedId: string, id: string, place: 'before' | 'after'): string {
  const position = positionForDrop(albums, movedId, { id, place });
  if (position === null) return 'unchanged';
  const moved = albums.map((album) => (album.id === movedId ? { ...album, position } : album));
  return inOwnersOrder(moved)
    .map((album) => album.id)
    .join('');
}

describe('Reordering albums', () => {
  it('puts an album before or after another, writing that album alone', () => {
    expect(drop('d', 'b', 'before')).toBe('adbc');
    expect(drop('a', 'c', 'after')).toBe('bcad');
    expect(drop('b', 'a', 'before')).toBe('bacd');
    expect(drop('a', 'd', 'after')).toBe('bcda');
  });

  it('writes nothing when an album is dropped where it stood', () => {
    expect(drop('b', 'b', 'before')).toBe('unchanged');
    expect(drop('b', 'a', 'after')).toBe('unchanged');
    expect(drop('b', 'c', 'before')).toBe('unchanged');
  });

  it('keeps a stable order when two positions are the same', () => {
    const twins = [
      { id: 'y', position: 1 },
      { id: 'x', position: 1 },
    ];
    expect(inOwnersOrder(twins).map(({ id }) => id)).toEqual(['x', 'y']);
  });
});
