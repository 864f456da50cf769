/** What was left for a day goes out on its day, by a clock that is believed: nobody can be made to forget what they have read. */
import { writeDue as writeByClock } from '../release/index.ts';
import { defineSchedule } from '../schedule.ts';
import { look } from './outages.ts';
import { readWatch } from './watchDocument.ts';

export const writeDue = defineSchedule({
  ...writeByClock,
  run: async (context) => {
    const { services } = context;
    const { isBelieved } = look(await readWatch(services), services.clock.now());
    if (isBelieved) await writeByClock.run(context);
    else services.log.log('warning', 'release-doubts-clock', {});
  },
});
