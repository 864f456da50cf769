/** How work grows with what it is given. */

const RUNS = 6;

/**
 * How many times longer `run` takes for four times the size: about 4 when each part is looked at once, 16 when each is
 * looked at for each other. The processor's time counts, and the shortest of a few runs, since others share the machine.
 */
export function growthOf(run: (size: number) => void, size: number): number {
  // Code that was never run is slow at first.
  run(size * 4);
  return shortest(run, size * 4) / shortest(run, size);
}

function shortest(run: (size: number) => void, size: number): number {
  let least = Infinity;
  for (let round = 0; round < RUNS; round += 1) {
    const before = process.cpuUsage();
    run(size);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}
