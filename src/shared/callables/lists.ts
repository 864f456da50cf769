/** Lists that callers send: each has a bound and names nothing twice, so that no rule has to think of repetitions. */
import { z } from 'zod';

const REPEATED = 'names something twice';

export function distinct<Element extends z.ZodType<string>>(element: Element, longest: number) {
  return z
    .array(element)
    .max(longest)
    .refine((list) => new Set<string>(list).size === list.length, REPEATED);
}

/** By what tells the elements apart. */
export function distinctBy<Shape extends z.ZodRawShape>(
  element: z.ZodObject<Shape>,
  key: string & keyof Shape,
  longest: number,
) {
  return z
    .array(element)
    .max(longest)
    .refine(
      (list) =>
        new Set(list.map((entry) => new Map<string, unknown>(Object.entries(entry)).get(key))).size ===
        list.length,
      REPEATED,
    );
}
