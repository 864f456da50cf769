/** Where the query cache keeps what somebody agreed to. */
export const agreementKeys = {
  of: (userId: string) => ['agreements', userId] as const,
};
