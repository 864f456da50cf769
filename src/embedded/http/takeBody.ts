/**
 * Reads a request's body at the door, up to its bound, before any route runs: a route gets a body that is whole and
 * small enough, and a client that drips bytes keeps nobody waiting but itself.
 */
import type { IncomingMessage } from 'node:http';
import { isNestedDeeperThan } from './jsonDepth.ts';
import type { LargeBodies } from './largeBodies.ts';
import { type BodyBound, limits } from './limits.ts';

/** Why a request is not served, with its HTTP status. */
export interface Refusal {
  readonly status: 400 | 413 | 414 | 429 | 503;
  readonly message: string;
}

/** Counts the bytes of bodies that are here, by address and in all. */
export interface HeldBodies {
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

export interface TakenBody {
  readonly bytes: Buffer;
  readonly refusal: Refusal | null;
  release(): void;
}

export interface BodyRoom {
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
      request.off('data', onData);
      request.off('end', onEnd);
      request.off('close', onClose);
      request.off('error', onClose);
      resolve(taken);
    };
    let leaveLarge: (() => void) | null = null;
    const release = () => {
      held.release(address, counted);
      leaveLarge?.();
    };
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
      if (leaveLarge || size <= limits.smallBodyBytes) return;
      request.pause();
      leaveLarge = large.enter({
        address,
        bytes: announced || bound.bytes,
        onAdmitted: () => request.resume(),
      });
    };
    const onEnd = () => {
      const [only] = chunks;
      const bytes = only && chunks.length === 1 ? only : Buffer.concat(chunks);
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
const tooDeep: Refusal = {
  status: 400,
  message: `The request nests deeper than ${limits.jsonDepth} levels.`,
};
