import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropSignUp, keepSignUp, keptSignUp } from './signUpDraft.ts';

describe('what was typed to sign up', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
  });

  it('is there again after a legal text was read, until it is taken up', () => {
    expect(keptSignUp()).toBeNull();
    keepSignUp({ name: 'Jeanne Morel', email: 'jeanne@example.org' });
    expect(keptSignUp()).toEqual({ name: 'Jeanne Morel', email: 'jeanne@example.org' });
    dropSignUp();
    expect(keptSignUp()).toBeNull();
  });
});
