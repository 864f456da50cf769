/** How long a page waits before it looks again, in milliseconds: soon at first, then less and less often. */
const DELAYS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000];

/** Null once it has looked often enough: whoever wants to know more presses. `looks` were made before. */
export const lookDelay = (looks: number): number | null => DELAYS[Math.max(0, looks - 1)] ?? null;
