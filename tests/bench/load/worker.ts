/** The load generator's thread: runs as many clients as it is told, each with one request at a time. */
import { parentPort } from 'node:worker_threads';
import { connect } from './connection.ts';
import type { Load, LoadResult } from './drive.ts';
import { operations } from './operations.ts';

async function run({ scene, operation, clients, warmUp, duration }: Load): Promise<LoadResult> {
  const begun = performance.now();
  const from = begun + warmUp;
  const until = from + duration;
  const latencies: number[] = [];
  let last = from;
  const runClient = async (number: number) => {
    const connection = connect(scene.origin);
    const person = scene.people[number % scene.people.length] ?? scene.owner;
    const once = operations[operation]({ connection, scene, person });
    try {
      for (let sent = performance.now(); sent < until; ) {
        await once();
        const answered = performance.now();
        if (sent >= from) {
          latencies.push(answered - sent);
          last = answered;
        }
        sent = answered;
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => runClient(number)));
  return { latencies, seconds: (last - from) / 1000 };
}

parentPort?.on('message', (load: Load) => {
  run(load).then(
    (result) => parentPort?.postMessage({ result }),
    (error: unknown) => parentPort?.postMessage({ failure: String(error) }),
  );
});
