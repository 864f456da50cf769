/**
 * How long the server, which runs in the test's own process, works at something: unlike the time that passes, it is
 * nearly the same however many others share the machine.
 */
export async function processorTimeOf<Answer>(
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly milliseconds: number }> {
  const before = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(before);
  return { answer, milliseconds: (user + system) / 1_000 };
}
