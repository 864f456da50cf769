/** In which shells the specs ran, and what kept them from the others. */
export interface ShellTest {
  readonly shell: string;
  readonly hasRun: boolean;
  /** Why not; null where nobody said. */
  readonly reason: string | null;
}

/** A line a shell; the reasons below it, the one that kept most tests from running first. */
export function describeShells(tests: readonly ShellTest[]): string[] {
  return Object.entries(Object.groupBy(tests, ({ shell }) => shell)).flatMap(([shell, ofShell = []]) => {
    const left = ofShell.filter(({ hasRun }) => !hasRun);
    const ran = ofShell.length - left.length;
    const reasons = Object.entries(Object.groupBy(left, ({ reason }) => reason ?? 'It was not reached.')).map(
      ([reason, kept = []]) => ({ reason, count: kept.length }),
    );
    const outcome = ran === 0 ? `SKIPPED, none of ${left.length} ran` : `${ran} ran, ${left.length} skipped`;
    return [
      `${shell}: ${outcome}`,
      ...reasons
        .toSorted((one, other) => other.count - one.count)
        .map(({ reason, count }) => `  ${count} skipped: ${reason}`),
    ];
  });
}
