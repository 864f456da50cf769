/** Subjects that a clone leaves alone, as they are typed: one a line. */
export const subjectsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
