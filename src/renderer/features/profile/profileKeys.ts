/** Where the query cache keeps portraits, by the path that a profile names. */
export const profileKeys = {
  portrait: (path: string) => ['profile', 'portrait', path] as const,
};
