/**
 * What the app starts with, asked for until it can be had: the page that was made at build reads on meanwhile, so a line
 * that is cut takes nothing from it. The page is marked while something cannot be had; its forms then say so.
 */
import { OnDemand } from '#ui/onDemand.ts';

/** Gets a part of the app, or what it asks for at its start. */
export type GetPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

/** On the page's own element; `unreached:` in its styles. */
const MARK = 'data-unreached';

let missing = 0;

export const untilThere: GetPart = async (load) => {
  let isMissing = false;
  const part = await new OnDemand(load).get(() => {
    isMissing = true;
    missing += 1;
    document.documentElement.setAttribute(MARK, '');
  });
  if (isMissing) missing -= 1;
  if (missing === 0) document.documentElement.removeAttribute(MARK);
  return part;
};

/** Where nothing stands yet, who waits is told what is wrong. */
export const once: GetPart = (load) => load();
