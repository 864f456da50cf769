/** One of the family's pictures, filling its frame: first a blur of itself, then the picture. */
import { useThumbnail } from '#features/media/index.ts';
import type { FamilyPicture } from './api.ts';
import { useInView } from './useInView.ts';

interface PaintingProps {
  readonly picture: FamilyPicture;
  readonly size: 'small' | 'large';
  /** Size and shape of the frame. */
  readonly className?: string;
  readonly style?: { readonly aspectRatio: string };
}

export function Painting({ picture, size, className = '', style }: PaintingProps) {
  const { small, large } = picture.thumbnails;
  const [frame, isNear] = useInView<HTMLSpanElement>();
  const wanted = size === 'large' ? (large ?? small) : small;
  const shown = useThumbnail(isNear ? wanted : null);
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
