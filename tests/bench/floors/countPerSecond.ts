/** How often a second `work` is done, one after another, for as long as `duration` (milliseconds). */
export async function countPerSecond(work: () => unknown, duration = 700): Promise<number> {
  const begun = performance.now();
  let count = 0;
  let took = 0;
  while (took < duration) {
    await work();
    count += 1;
    took = performance.now() - begun;
  }
  return count / (took / 1000);
}
