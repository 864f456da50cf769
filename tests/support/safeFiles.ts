/** What of a person's files is safe, asked of the server itself, and what the requests of an upload are for. */
import { collection, getDocs } from 'firebase/firestore/lite';
import { z } from 'zod';
import type { PassingRequest } from './cuttingProxy.ts';
import type { Person } from './person.ts';

export interface Safe {
  readonly states: readonly string[];
  readonly storageUsed: number;
}

export async function readSafe(person: Person): Promise<Safe> {
  const items = await getDocs(collection(person.firestore, 'users', person.uid, 'mediaItems'));
  return {
    states: items.docs.map((item) => z.string().parse(item.get('state'))),
    storageUsed: await person.storageUsed(),
  };
}

/** What a request of an upload or of a letter is for, in words; null for every other request. */
export function purposeOf({ method, path, headers }: PassingRequest): string | null {
  if (method !== 'POST') return null;
  const callable = /^\/functions\/((media|letters)-[a-z]+)/.exec(path)?.[1];
  if (callable) return callable;
  if (!path.startsWith('/v0/b/')) return null;
  const thumbnail = /thumbnail-(small|large)/.exec(decodeURIComponent(path))?.[0];
  const command = headers['x-goog-upload-command'];
  return thumbnail ?? (typeof command === 'string' ? command : null);
}
