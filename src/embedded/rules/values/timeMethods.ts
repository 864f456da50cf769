/** https://firebase.google.com/docs/reference/rules/rules.Timestamp and rules.Duration, all in UTC. */
import { type Of, type RulesFunction, takesNothing } from './method.ts';
import { countValue, type RulesOutcome } from './value.ts';

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;

export const timestampMethods: Readonly<Record<string, RulesFunction<Of<'timestamp'>>>> = {
  year: takesNothing((self) => countValue(dateOf(self).getUTCFullYear())),
  month: takesNothing((self) => countValue(dateOf(self).getUTCMonth() + 1)),
  day: takesNothing((self) => countValue(dateOf(self).getUTCDate())),
  /** 1 is Monday, 7 is Sunday. */
  dayOfWeek: takesNothing((self) => countValue(((dateOf(self).getUTCDay() + 6) % 7) + 1)),
  dayOfYear: takesNothing((self) => countValue(dayOfYear(dateOf(self)))),
  hours: takesNothing((self) => countValue(dateOf(self).getUTCHours())),
  minutes: takesNothing((self) => countValue(dateOf(self).getUTCMinutes())),
  seconds: takesNothing((self) => countValue(dateOf(self).getUTCSeconds())),
  /** The part below the second. */
  nanos: takesNothing((self) => ({ kind: 'int', value: remainder(self.nanoseconds, SECOND) })),
  toMillis: takesNothing((self) => ({ kind: 'int', value: floorDivide(self.nanoseconds, 1_000_000n) })),
  date: takesNothing((self) => ({
    kind: 'timestamp',
    nanoseconds: self.nanoseconds - remainder(self.nanoseconds, DAY),
  })),
  time: takesNothing((self) => ({ kind: 'duration', nanoseconds: remainder(self.nanoseconds, DAY) })),
};

export const durationMethods: Readonly<Record<string, RulesFunction<Of<'duration'>>>> = {
  seconds: takesNothing((self): RulesOutcome => ({ kind: 'int', value: self.nanoseconds / SECOND })),
  /** The part below the second, with the duration's sign. */
  nanos: takesNothing((self): RulesOutcome => ({ kind: 'int', value: self.nanoseconds % SECOND })),
};

function dateOf(timestamp: Of<'timestamp'>): Date {
  return new Date(Number(floorDivide(timestamp.nanoseconds, 1_000_000n)));
}

function dayOfYear(date: Date): number {
  const newYear = Date.UTC(date.getUTCFullYear(), 0, 1);
  return Math.floor((date.getTime() - newYear) / 86_400_000) + 1;
}

/** Never negative, also before 1970. */
function remainder(value: bigint, by: bigint): bigint {
  const rest = value % by;
  return rest < 0n ? rest + by : rest;
}

function floorDivide(value: bigint, by: bigint): bigint {
  return (value - remainder(value, by)) / by;
}
