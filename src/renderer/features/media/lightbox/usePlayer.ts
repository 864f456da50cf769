/**
 * A film or recording, played straight from a short-lived link to its original: the browser asks for the parts it
 * needs, so that a long film begins at once and the page's memory stays flat.
 *
 * [Note: links end, films go on] A link lives for an hour. Shortly before, a player at rest is given the next one;
 * one that plays keeps its open connection, and takes the next link when a seek is refused. Either way it goes on
 * where it was. A refusal that is not the link's is said at once (`decideAfterPlayerError`).
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import type { MediaFile } from '#shared/domain/mediaItem.ts';
import { linkToOriginal } from '../api.ts';
import { decideAfterPlayerError } from './afterPlayerError.ts';

/** Renewed this long before the end, in milliseconds. */
const BEFORE_EXPIRY = 60_000;

type Link =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly address: string; readonly expiresAt: number }
  | { readonly state: 'failed' }
  | { readonly state: 'unplayable' };

type Player = (
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly address: string }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'unplayable' }
) & {
  /** To be spread onto the `<video>` or `<audio>` element. */
  readonly handlers: {
    readonly onError: () => void;
    readonly onLoadedMetadata: () => void;
    readonly onPlaying: () => void;
  };
  readonly toggle: () => void;
};

interface Place {
  readonly seconds: number;
  readonly isPlaying: boolean;
}

/** Asks for the first byte only. */
async function doesAnswer(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { headers: { Range: 'bytes=0-0' } });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

export function usePlayer(item: MediaFile, element: RefObject<HTMLMediaElement | null>): Player {
  const [link, setLink] = useState<Link>({ state: 'waiting' });
  const place = useRef<Place | null>(null);
  /** A refusal that no playing has followed yet. */
  const wasRefused = useRef(false);
  const isGone = useRef(false);

  const { id, ownerId } = item;
  const renew = useCallback(async () => {
    const player = element.current;
    if (player && player.currentTime > 0) {
      place.current = { seconds: player.currentTime, isPlaying: !player.paused };
    }
    try {
      const { url, expiresAt } = await linkToOriginal({ id, ownerId });
      if (!isGone.current) setLink({ state: 'ready', address: url, expiresAt: Date.parse(expiresAt) });
    } catch {
      if (!isGone.current) setLink({ state: 'failed' });
    }
  }, [id, ownerId, element]);

  useEffect(() => {
    isGone.current = false;
    void renew();
    return () => {
      isGone.current = true;
    };
  }, [renew]);

  async function recover(address: string): Promise<void> {
    const decision = await decideAfterPlayerError({
      code: element.current?.error?.code,
      isSecond: wasRefused.current,
      doesLinkAnswer: () => doesAnswer(address),
    });
    if (isGone.current) return;
    if (decision !== 'renew') return setLink({ state: decision });
    wasRefused.current = true;
    await renew();
  }

  const expiresAt = link.state === 'ready' ? link.expiresAt : null;
  useEffect(() => {
    if (expiresAt === null) return;
    const controller = new AbortController();
    const wait = Math.max(BEFORE_EXPIRY, expiresAt - BEFORE_EXPIRY - systemClock.now());
    systemClock.sleep(wait, controller.signal).then(
      () => {
        if (element.current?.paused) void renew();
      },
      () => {},
    );
    return () => controller.abort();
  }, [expiresAt, element, renew]);

  const handlers = {
    onError() {
      if (link.state === 'ready') void recover(link.address);
    },
    onLoadedMetadata() {
      const player = element.current;
      // No picture in it that this browser knows: the sound would play over a black window.
      if (player instanceof HTMLVideoElement && player.videoWidth === 0) setLink({ state: 'unplayable' });
      const left = place.current;
      place.current = null;
      if (!player || !left) return;
      player.currentTime = left.seconds;
      // A browser that wants a press for sound leaves it paused there.
      if (left.isPlaying) player.play().catch(() => {});
    },
    onPlaying() {
      wasRefused.current = false;
    },
  };

  const retry = () => {
    wasRefused.current = false;
    setLink({ state: 'waiting' });
    void renew();
  };
  const toggle = () => {
    const player = element.current;
    if (player?.paused) player.play().catch(() => {});
    else player?.pause();
  };
  return { ...(link.state === 'failed' ? { state: 'failed', retry } : link), handlers, toggle };
}
