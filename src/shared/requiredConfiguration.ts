/**
 * The backend values without which nothing works (SPEC §8), checked before anything else is loaded. Kept apart from
 * `configuration.ts` so that the first page a visitor sees does not pay for the schema library.
 */
export const requiredConfigurationNames = [
  'backend.apiKey',
  'backend.authDomain',
  'backend.projectId',
  'backend.storageBucket',
  'backend.appId',
] as const;

/** The value at a dotted name, or undefined. */
export function configurationValue(candidate: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([k]) => k === key)?.[1]
          : undefined,
      candidate,
    );
}

/** The required names that `candidate` lacks or leaves empty, in the order above. */
export function missingRequiredValues(candidate: unknown): string[] {
  return requiredConfigurationNames.filter((name) => {
    const value = configurationValue(candidate, name);
    return typeof value !== 'string' || value.trim() === '';
  });
}
