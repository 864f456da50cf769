/**
 * The parameters of a request, or the vendor's words for the first thing that is wrong with them.
 * Source: https://docs.stripe.com/error-codes
 */
import type { z } from 'zod';
import { type PaymentError, refuseParameter } from './paymentError.ts';

type Issue = z.core.$ZodIssue;

/** Of what the fields say themselves. */
const codes: Readonly<Record<string, string>> = {
  'Invalid integer': 'parameter_invalid_integer',
  'This value must be greater than or equal to 0.': 'parameter_invalid_integer',
  'This value must be greater than or equal to 1.': 'parameter_invalid_integer',
  'Amount must be no more than 99,999,999.': 'amount_too_large',
  'Invalid email address': 'email_invalid',
};

/** Throws PaymentError. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error.issues[0], [], sent);
}

const nameOf = ([first, ...rest]: readonly PropertyKey[]) =>
  first === undefined ? '' : String(first) + rest.map((part) => `[${String(part)}]`).join('');

function valueAt(path: readonly PropertyKey[], sent: unknown): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    sent,
  );
}

function refusalOf(issue: Issue | undefined, above: readonly PropertyKey[], sent: unknown): PaymentError {
  const path = [...above, ...(issue?.path ?? [])];
  const param = nameOf(path);
  const value = valueAt(path, sent);
  if (issue?.code === 'invalid_union') {
    const within = nearest(issue.errors);
    if (within) return refusalOf(within, path, sent);
  }
  if (issue?.code === 'unrecognized_keys') {
    const unknown = nameOf([...path, issue.keys[0] ?? '']);
    return refuseParameter(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown');
  }
  if (value === undefined) {
    return refuseParameter(param, `Missing required param: ${param}.`, 'parameter_missing');
  }
  if (value === '') {
    return refuseParameter(
      param,
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      'parameter_invalid_empty',
    );
  }
  if (issue?.code === 'invalid_value' && issue.values.length > 0) {
    return refuseParameter(param, `Invalid ${param}: must be ${oneOf(issue.values.map(String))}`);
  }
  if (issue?.code === 'invalid_type') {
    return refuseParameter(param, `Invalid ${issue.expected === 'record' ? 'object' : issue.expected}`);
  }
  const message = issue?.message ?? 'Invalid request.';
  return refuseParameter(param, spokenOf(message, value), codes[message]);
}

/** What a text was meant as tells more than that it is none: a fault within wins over another kind. */
function nearest(branches: readonly (readonly Issue[])[]): Issue | undefined {
  const first = branches.flatMap(([issue]) => (issue ? [issue] : []));
  return (
    first.find(({ code, path }) => code === 'unrecognized_keys' || path.length > 0) ??
    first.find(({ code }) => code === 'custom' || code === 'too_big' || code === 'invalid_format') ??
    first.at(-1)
  );
}

const oneOf = (words: readonly string[]) =>
  words.length === 1
    ? String(words[0])
    : `one of ${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} or ${String(words.at(-1))}`;

const spokenOf = (message: string, value: unknown) =>
  message.startsWith('Invalid ') ? `${message}: ${String(value)}` : message;
