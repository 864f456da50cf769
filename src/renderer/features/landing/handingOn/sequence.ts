/**
 * The way from silence to release as it stands in the page, without the machine's code. A test holds the days to what the
 * machine does for a new account on the Free plan.
 */
export const sequence = [
  { is: 'armed', day: 0 },
  { is: 'first', day: 91 },
  { is: 'second', day: 98 },
  { is: 'third', day: 105 },
  { is: 'contacts', day: 136 },
  { is: 'words', day: 151 },
  { is: 'memories', day: 152 },
  { is: 'vault', day: 154 },
] as const;
export type SequenceStep = (typeof sequence)[number]['is'];
