/**
 * The way from silence to release as it stands in the page, without the machine's code. A test holds the days to what the
 * machine does with the usual policy.
 */
export const sequence = [
  { is: 'armed', day: 0 },
  { is: 'first', day: 30 },
  { is: 'second', day: 37 },
  { is: 'third', day: 44 },
  { is: 'contacts', day: 75 },
  { is: 'words', day: 90 },
  { is: 'memories', day: 91 },
  { is: 'vault', day: 93 },
] as const;
export type SequenceStep = (typeof sequence)[number]['is'];
