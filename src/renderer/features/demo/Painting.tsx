/** One of the family's pictures, filling its frame: first a blur of itself, then the picture as large as it needs to be. */
import { useEffect, useState } from 'react';
import { useThumbnail } from '#features/media/index.ts';
import type { FamilyPicture } from './api.ts';
import { sizeFor } from './sizeFor.ts';
import { useInView } from './useInView.ts';

interface PaintingProps {
  readonly picture: FamilyPicture;
  /** Size and shape of the frame. */
  readonly className?: string;
  readonly style?: { readonly aspectRatio: string };
}

/** Before it is turned, which makes the box around it larger. */
const layoutOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({
  width: offsetWidth,
  height: offsetHeight,
});

export function Painting({ picture, className = '', style }: PaintingProps) {
  const { small, large } = picture.thumbnails;
  const [frame, isNear] = useInView<HTMLSpanElement>();
  const [wanted, setWanted] = useState<'small' | 'large' | null>(null);
  useEffect(() => {
    // Once: a window that is made wider stretches what is there.
    if (isNear && frame.current) setWanted(sizeFor(layoutOf(frame.current), window.devicePixelRatio));
  }, [isNear, frame]);
  const shown = useThumbnail(wanted === 'large' ? (large ?? small) : wanted === 'small' ? small : null);
  return (
    <span
      ref={frame}
      className={`block overflow-hidden bg-sunken bg-cover bg-center ${className}`}
      style={{ ...style, backgroundImage: `url("${picture.placeholder}")` }}
    >
      {shown.state === 'ready' ? (
        <img
          src={shown.address}
          alt=""
          draggable={false}
          decoding="async"
          className="size-full animate-appear object-cover"
        />
      ) : null}
    </span>
  );
}
