/** Looks on every page whether its owner is asked, and gets what says so only then. */
import type { UserId } from '#shared/domain/ids.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { isAsked } from '../state/standing.ts';
import { useRecord } from './useRecord.ts';

const CheckInNotice = lazyPart(async () => (await import('./CheckInNotice.tsx')).CheckInNotice);

export function CheckInWatch({ userId }: { readonly userId: UserId }) {
  const life = useRecord(userId);
  const isDue = life ? isAsked(life) : false;
  return isDue ? <CheckInNotice userId={userId} /> : null;
}
