/**
 * What the owner has to be told before a term may run. A term counts only while as many channels as it needs have taken
 * the notice; one that bounces, however late, stops it and the next channel is tried.
 */
import { z } from 'zod';
import { type Channel, type ChannelId, channelIdSchema } from './people.ts';

export const noticeSchema = z.object({
  /** Which notice of this verification it is: an answer to an earlier one says nothing about it. */
  number: z.int().min(0),
  /** When it leaves, milliseconds since the epoch. */
  sentAt: z.number(),
  needed: z.int().min(1),
  asked: z.array(channelIdSchema),
  accepted: z.array(channelIdSchema),
  bounced: z.array(channelIdSchema),
});
export type Notice = z.infer<typeof noticeSchema>;

/** A mail server that takes a mail within the hour has taken it at once: that hour is not added to the term. */
const PROMPTLY = 60 * 60_000;

/** On as many channels as it needs, in the owner's order. */
export function writeNotice(
  number: number,
  sentAt: number,
  needed: number,
  channels: readonly Channel[],
): Notice {
  const asked = channels
    .filter(({ isVerified }) => isVerified)
    .slice(0, needed)
    .map(({ id }) => id);
  return { number, sentAt, needed, asked, accepted: [], bounced: [] };
}

export function isDelivered({ accepted, needed }: Notice): boolean {
  return accepted.length >= needed;
}

/** Nobody is left to ask: whoever was has answered, and a bounce asks the next for as long as there is one. */
export function isExhausted({ asked, accepted, bounced }: Notice): boolean {
  return asked.length === accepted.length + bounced.length;
}

/** A channel that was not asked, or has bounced already, can accept nothing. */
export function noteAccepted(notice: Notice, channel: ChannelId): Notice {
  const { asked, accepted, bounced } = notice;
  if (!asked.includes(channel) || accepted.includes(channel) || bounced.includes(channel)) return notice;
  return { ...notice, accepted: [...accepted, channel].toSorted() };
}

/**
 * Also of one that was accepted before: a bounce is the later word. The next verified channel is asked; as its term has
 * stood still since, it counts from here.
 */
export function noteBounced(
  notice: Notice,
  channel: ChannelId,
  channels: readonly Channel[],
  now: number,
): Notice {
  const { asked, accepted, bounced } = notice;
  if (!asked.includes(channel) || bounced.includes(channel)) return notice;
  const next = channels.find(({ id, isVerified }) => isVerified && !asked.includes(id));
  return {
    ...notice,
    sentAt: Math.max(notice.sentAt, now),
    asked: next ? [...asked, next.id] : asked,
    accepted: accepted.filter((id) => id !== channel),
    bounced: [...bounced, channel].toSorted(),
  };
}

/** From when its term may run, once it is delivered. */
export function deliveredAt({ sentAt }: Notice, now: number): number {
  return now - sentAt <= PROMPTLY ? sentAt : now;
}
