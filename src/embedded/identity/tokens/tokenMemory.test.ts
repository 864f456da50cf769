import { describe, expect, it } from 'vitest';
import { createTokenMemory } from './tokenMemory.ts';

describe('a token that was checked', () => {
  it('is known until the second it expires, and not after', () => {
    const memory = createTokenMemory<string>();
    memory.remember('a-token', 100, 'Rose');
    expect(memory.recall('a-token', 99)).toBe('Rose');
    expect(memory.recall('a-token', 100)).toBeUndefined();
    expect(memory.recall('a-token', 99)).toBeUndefined();
  });

  it('says nothing about any other', () => {
    const memory = createTokenMemory<string>();
    memory.remember('a-token', 100, 'Rose');
    expect(memory.recall('a-token.', 1)).toBeUndefined();
  });

  it('is forgotten, the first seen first, when very many come', () => {
    const memory = createTokenMemory<number>();
    for (let index = 0; index < 5_000; index += 1) memory.remember(`token-${index}`, 100, index);
    expect(memory.recall('token-0', 1)).toBeUndefined();
    expect(memory.recall('token-4999', 1)).toBe(4_999);
  });
});
