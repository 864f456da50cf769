/** One look of the clock at everybody who is watched for: what it reads, and how long those that are due take. */
import { scheduleNamed } from '../support/catalogue.ts';
import { type CountedReads, countingReads } from '../support/legacy/countingReads.ts';
import { DAY, skip, type World } from '../support/legacy/verification.ts';
import { startWorld } from '../support/legacy/world.ts';
import { fillArmed } from './legacy/fillArmed.ts';
import { type Figure, printFigures } from './table.ts';

const OWNERS = 100_000;
const DUE = 1_000;

export async function measureLegacy(): Promise<void> {
  const world = await startWorld();
  const run = async (name: Parameters<typeof scheduleNamed>[0]) => {
    const counted = countingReads(world.services);
    const begun = performance.now();
    const used = process.cpuUsage();
    await scheduleNamed(name).run({ services: counted.services, dueAt: world.clock.now() });
    const { user, system } = process.cpuUsage(used);
    return {
      counted,
      seconds: (performance.now() - begun) / 1_000,
      /** Of the machine's own, also where others keep it busy. */
      processorSeconds: (user + system) / 1_000_000,
    };
  };
  const begun = performance.now();
  await fillArmed(world, OWNERS, DUE);
  const filled = (performance.now() - begun) / 1_000;
  const idle = await run('lifeVerification-tick');
  await skip(world, 11 * DAY);
  const ticked = await run('lifeVerification-tick');
  const advanced = await countIn(world, 'due');
  const again = await run('lifeVerification-tick');
  // Reminders leave at nine.
  await skip(world, DAY);
  const mailed = await run('lifeVerification-carryOut');
  const sent = world.mailServer.received.filter(({ to }) => to.includes('armed-')).length;
  printFigures([
    { name: `${OWNERS} armed accounts written`, value: filled, unit: 's' },
    ...readsOf('a pass with nothing due', idle.counted, 0),
    ...readsOf(`a pass with ${DUE} due`, ticked.counted, DUE),
    { name: `${advanced} due ones advanced`, value: ticked.seconds, unit: 's', aim: 'under 60' },
    { name: 'their processor time', value: ticked.processorSeconds, unit: 's' },
    { name: `their ${sent} reminders mailed`, value: mailed.seconds, unit: 's' },
    ...readsOf('the next pass', again.counted, 0),
  ]);
  await world.stop();
}

async function countIn({ services }: World, state: string): Promise<number> {
  const found = services.firestore.collectionGroup('lifeVerifications').where('life.state.is', '==', state);
  return (await found.count().get()).data().count;
}

function readsOf(what: string, counted: CountedReads, due: number): Figure[] {
  const found = counted.read();
  return [
    {
      name: `documents found by ${what}`,
      value: found,
      unit: '',
      aim: `${due} due and a constant: ${found - due}`,
    },
    {
      name: `documents read in transactions, for each of ${what}`,
      value: counted.readInTransactions() / Math.max(1, due),
      unit: '',
    },
  ];
}
