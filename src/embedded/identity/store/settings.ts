/** The project's configuration and the service's own secrets, each a JSON value under a name. */
import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';

export interface Settings {
  /** Null when nothing is kept under `name`. Throws when what is kept does not fit. */
  read<T>(name: string, schema: z.ZodType<T>): T | null;
  write(name: string, value: unknown): void;
  remove(name: string): boolean;
  /** Names that start with `prefix`, in order. */
  names(prefix: string): string[];
}

export function createSettings(database: DatabaseSync): Settings {
  const select = database.prepare('SELECT value FROM identity_settings WHERE name = ?');
  const upsert = database.prepare(
    'INSERT INTO identity_settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const remove = database.prepare('DELETE FROM identity_settings WHERE name = ?');
  const names = database.prepare(
    'SELECT name FROM identity_settings WHERE substr(name, 1, ?) = ? ORDER BY name',
  );
  return {
    read(name, schema) {
      const value = select.get(name)?.value;
      return typeof value === 'string' ? schema.parse(JSON.parse(value)) : null;
    },
    write: (name, value) => void upsert.run(name, JSON.stringify(value)),
    remove: (name) => remove.run(name).changes > 0,
    names: (prefix) => names.all([...prefix].length, prefix).map(({ name }) => String(name)),
  };
}
