/** What single operations cost, beside a plain HTTP answer of the same machine. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { collection, doc, getDoc, getDocs, limit, query, updateDoc } from 'firebase/firestore/lite';
import type { SpawnedBackend } from '../support/backend.ts';
import { signUpPerson } from '../support/person.ts';
import { type Figure, median } from './table.ts';

const RUNS = 200;

/** Milliseconds of each of `runs` calls, one after another. */
async function time(runs: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function measureEcho(): Promise<number> {
  const server = createServer((request, response) => request.pipe(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const echo = () =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' }).then((answer) => answer.text());
  const floor = await time(RUNS, echo);
  server.close();
  server.closeAllConnections();
  return floor;
}

export async function measureOperations(backend: SpawnedBackend): Promise<Figure[]> {
  const floor = await measureEcho();
  const person = await signUpPerson(backend.origin);
  const email = person.auth.currentUser?.email ?? '';
  const profile = doc(person.firestore, 'users', person.uid);
  const albums = query(collection(person.firestore, 'users', person.uid, 'albums'), limit(50));
  const figures: Figure[] = [
    {
      name: 'sign-in (scrypt), median',
      value: await time(10, () => signInWithEmailAndPassword(person.auth, email, 'a-secret-1')),
      unit: 'ms',
    },
    {
      name: 'document get under rules, median',
      value: await time(RUNS, () => getDoc(profile)),
      unit: 'ms',
      floor,
    },
    {
      name: 'document update under rules, median',
      value: await time(RUNS, () => updateDoc(profile, { bio: String(Math.random()) })),
      unit: 'ms',
      floor,
    },
    { name: 'query under rules, median', value: await time(RUNS, () => getDocs(albums)), unit: 'ms', floor },
  ];
  await person.leave();
  return figures;
}
