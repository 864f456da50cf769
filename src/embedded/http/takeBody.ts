/**
 * Reads a request's body at the door, up to its bound, before any route runs: a route gets a body that is whole and
 * small enough, and a client that drips bytes keeps nobody waiting but itself.
 */
import type { IncomingMessage } from 'node:http';
import { isNestedDeeperThan } from './jsonDepth.ts';
import type { LargeBodies, LargeBody } from './largeBodies.ts';
import { type BodyBound, limits } from './limits.ts';

/** Milliseconds without a byte of a large body that is being read. */
const LONGEST_SILENCE = 5_000;

/** Why a request is not served, with its HTTP status. */
export interface Refusal {
  readonly status: 400 | 408 | 413 | 414 | 429 | 503;
  readonly message: string;
}

/** Counts the bytes of bodies that are here, by address and in all. */
interface HeldBodies {
  /** False when there is no room for `bytes` more. */
  hold(address: string, bytes: number): boolean;
  release(address: string, bytes: number): void;
}

export function createHeldBodies(
  perAddress: number = limits.heldBytesPerAddress,
  inAll: number = limits.heldBytes,
): HeldBodies {
  const held = new Map<string, number>();
  let total = 0;
  return {
    hold(address, bytes) {
      const own = held.get(address) ?? 0;
      if (own + bytes > perAddress || total + bytes > inAll) return false;
      held.set(address, own + bytes);
      total += bytes;
      return true;
    },
    release(address, bytes) {
      const rest = (held.get(address) ?? 0) - bytes;
      if (rest > 0) held.set(address, rest);
      else held.delete(address);
      total -= bytes;
    },
  };
}

interface TakenBody {
  readonly bytes: Buffer;
  readonly refusal: Refusal | null;
  release(): void;
}

interface BodyRoom {
  readonly held: HeldBodies;
  readonly large: LargeBodies;
  /** Whose room it is. */
  readonly address: string;
}

/** Resolves with null when the client goes away before its body is here. */
export function takeBody(
  request: IncomingMessage,
  bound: Extract<BodyBound, { kind: 'buffered' }>,
  { held, large, address }: BodyRoom,
): Promise<TakenBody | null> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > bound.bytes) return Promise.resolve(refuse(tooLarge(bound.bytes)));
  if (announced === 0 && request.headers['transfer-encoding'] === undefined) {
    return Promise.resolve({ bytes: Buffer.alloc(0), refusal: null, release: () => undefined });
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let counted = 0;
    const settle = (taken: TakenBody | null) => {
      clearTimeout(silence);
      request.off('data', onData);
      request.off('end', onEnd);
      request.off('close', onClose);
      request.off('error', onClose);
      resolve(taken);
    };
    let largeBody: LargeBody | null = null;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      held.release(address, counted);
      largeBody?.leave();
    };
    /** A large body that stands still while it may go on makes way. */
    const listenForMore = () => {
      clearTimeout(silence);
      silence = setTimeout(() => giveUp(tooSlow), LONGEST_SILENCE);
    };
    const enterLarge = () =>
      large.enter({
        address,
        pause() {
          clearTimeout(silence);
          request.pause();
        },
        resume() {
          listenForMore();
          request.resume();
        },
      });
    const giveUp = (refusal: Refusal | null) => {
      release();
      request.pause();
      settle(refusal && refuse(refusal));
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > bound.bytes) return giveUp(tooLarge(bound.bytes));
      if (!held.hold(address, chunk.length)) return giveUp(overloaded);
      counted += chunk.length;
      chunks.push(chunk);
      if (size <= limits.smallBodyBytes) return;
      listenForMore();
      const isFirst = largeBody === null;
      largeBody ??= enterLarge();
      largeBody.grow(isFirst ? size : chunk.length);
    };
    const onEnd = () => {
      const [only] = chunks;
      const bytes = only && chunks.length === 1 ? only : Buffer.concat(chunks);
      if (chunks.length > 1) for (const chunk of chunks) giveBack(chunk);
      const isTooDeep = isNestedDeeperThan(bytes, limits.jsonDepth);
      settle({ bytes, refusal: isTooDeep ? tooDeep : null, release });
    };
    const onClose = () => giveUp(null);
    request.on('data', onData);
    request.once('end', onEnd);
    request.once('close', onClose);
    request.once('error', onClose);
  });
}

/**
 * Frees its memory at once: left to the collector, large bodies and their pieces pile up between two of its rounds. Only
 * for what nobody reads any more.
 */
export function giveBack({ buffer, byteLength }: Buffer): void {
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  if (isWhole && !buffer.detached) buffer.transfer(0);
}

const refuse = (refusal: Refusal): TakenBody => ({
  bytes: Buffer.alloc(0),
  refusal,
  release: () => undefined,
});

const tooLarge = (bytes: number): Refusal => ({
  status: 413,
  message: `The request is larger than ${bytes.toLocaleString('en-US')} bytes.`,
});
const overloaded: Refusal = {
  status: 503,
  message: 'The server holds too many requests. Try again shortly.',
};
const tooSlow: Refusal = { status: 408, message: 'The rest of the request did not come.' };
const tooDeep: Refusal = {
  status: 400,
  message: `The request nests deeper than ${limits.jsonDepth} levels.`,
};
