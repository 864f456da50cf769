import { describe, expect, it } from 'vitest';
import { createWebStorage } from './webStorage.ts';

describe('Key/value storage', () => {
  it('keeps values for the page where the browser refuses storage', () => {
    const storage = createWebStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storage.set('theme', 'dark');
    expect(storage.get('theme')).toBe('dark');
    expect(storage.keys()).toEqual(['theme']);
    storage.remove('theme');
    expect(storage.get('theme')).toBeNull();
  });
});
