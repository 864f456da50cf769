/**
 * Covers the open vault while its page is hidden, so that a phone's task switcher shows nothing of it; on the desktop the
 * window hides its content from the task switcher and from screen captures for as long as the vault is open.
 */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { platform } from '#platform/currentPlatform.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';

export function VaultCover() {
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At once and not by drawing anew: the picture for the task switcher is taken right after this.
    const follow = () => {
      if (cover.current) cover.current.hidden = document.visibilityState === 'visible';
    };
    const hide = () => {
      if (cover.current) cover.current.hidden = false;
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', follow);
    platform().hideContent(true);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', follow);
      platform().hideContent(false);
    };
  }, []);
  return createPortal(
    <div
      ref={cover}
      hidden
      aria-hidden="true"
      data-vault-cover=""
      className="fixed inset-0 z-[100] bg-canvas"
    >
      <span className="flex h-full items-center justify-center">
        <AmaranthMark size={72} />
      </span>
    </div>,
    document.body,
  );
}
