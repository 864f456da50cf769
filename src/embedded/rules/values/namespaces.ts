/** The namespaces of https://firebase.google.com/docs/reference/rules/rules: math, timestamp, duration, latlng, hashing. */
import { hashingFunctions } from './hashing.ts';
import { mathFunctions } from './math.ts';
import { type RulesFunction, takes } from './method.ts';
import { durationValue, fault, type RulesOutcome, type RulesValue, timestampValue } from './value.ts';

const SECOND = 1_000_000_000n;
const unitNanoseconds: Readonly<Record<string, bigint>> = {
  w: 604_800n * SECOND,
  d: 86_400n * SECOND,
  h: 3_600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

const timestampFunctions: Readonly<Record<string, RulesFunction<null>>> = {
  date: takes(3, (_, ...inputs) => dateFrom(inputs)),
  value: takes(1, (_, milliseconds) =>
    milliseconds?.kind === 'int'
      ? timestampValue(milliseconds.value * 1_000_000n)
      : fault('timestamp.value() needs an integer'),
  ),
};

const durationFunctions: Readonly<Record<string, RulesFunction<null>>> = {
  value: takes(2, (_, magnitude, unit) => {
    if (magnitude?.kind !== 'int' || unit?.kind !== 'string')
      return fault('duration.value() needs an integer and a unit');
    const nanoseconds = Object.hasOwn(unitNanoseconds, unit.value) ? unitNanoseconds[unit.value] : undefined;
    if (nanoseconds === undefined) return fault('the units of time are w, d, h, m, s, ms and ns');
    return durationValue(magnitude.value * nanoseconds);
  }),
  time: takes(4, (_, ...inputs) => {
    const [hours, minutes, seconds, nanoseconds] = integers(inputs);
    if (hours === undefined || minutes === undefined || seconds === undefined || nanoseconds === undefined) {
      return fault('duration.time() needs four integers');
    }
    return durationValue((hours * 3_600n + minutes * 60n + seconds) * SECOND + nanoseconds);
  }),
  abs: takes(1, (_, duration) => {
    if (duration?.kind !== 'duration') return fault('duration.abs() needs a duration');
    return {
      kind: 'duration',
      nanoseconds: duration.nanoseconds < 0n ? -duration.nanoseconds : duration.nanoseconds,
    };
  }),
};

const latlngFunctions: Readonly<Record<string, RulesFunction<null>>> = {
  value: takes(2, (_, latitude, longitude) => {
    if (latitude?.kind !== 'float' && latitude?.kind !== 'int') return fault('latlng.value() needs numbers');
    if (longitude?.kind !== 'float' && longitude?.kind !== 'int')
      return fault('latlng.value() needs numbers');
    const point = {
      kind: 'latlng',
      latitude: Number(latitude.value),
      longitude: Number(longitude.value),
    } as const;
    if (!(Math.abs(point.latitude) <= 90)) return fault('a latitude is between -90 and 90');
    if (!(Math.abs(point.longitude) <= 180)) return fault('a longitude is between -180 and 180');
    return point;
  }),
};

export const namespaces: Readonly<Record<string, Readonly<Record<string, RulesFunction<null>>>>> = {
  math: mathFunctions,
  hashing: hashingFunctions,
  timestamp: timestampFunctions,
  duration: durationFunctions,
  latlng: latlngFunctions,
};

function integers(inputs: readonly RulesValue[]): bigint[] {
  return inputs.flatMap((input) => (input.kind === 'int' ? [input.value] : []));
}

function dateFrom(inputs: readonly RulesValue[]): RulesOutcome {
  const [year, month, day] = integers(inputs);
  if (year === undefined || month === undefined || day === undefined) {
    return fault('timestamp.date() needs three integers');
  }
  if (year < 1n || year > 9999n) return fault('a year is between 1 and 9999');
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isReal = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  if (!isReal) return fault('timestamp.date() of a day that does not exist');
  return timestampValue(BigInt(date.getTime()) * 1_000_000n);
}
