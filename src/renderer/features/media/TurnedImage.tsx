/**
 * A picture turned as its owner wants it, filling the positioned box it stands in. Its bytes stay as they came: the
 * turn is a transformation, with width and height exchanged for a quarter turn.
 */
import type { ImgHTMLAttributes, Ref } from 'react';
import type { Rotation } from '#shared/domain/mediaItem.ts';

interface TurnedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'style'> {
  readonly alt: string;
  readonly rotation: Rotation;
  readonly fit: 'cover' | 'contain';
  readonly className?: string;
  readonly ref?: Ref<HTMLImageElement>;
}

const turns: Readonly<Record<Rotation, string>> = {
  0: '',
  90: 'rotate-90',
  180: 'rotate-180',
  270: '-rotate-90',
};

/** For what fills a box of `[container-type:size]`, turned. */
export function turnedStyle(rotation: Rotation): string {
  const isQuarter = rotation === 90 || rotation === 270;
  const size = isQuarter ? 'h-[100cqw] w-[100cqh]' : 'h-full w-full';
  return `absolute top-1/2 left-1/2 max-w-none -translate-1/2 ${size} ${turns[rotation]}`;
}

export function TurnedImage({ alt, rotation, fit, className = '', ...rest }: TurnedImageProps) {
  return (
    <span className={`absolute inset-0 block [container-type:size] ${className}`}>
      <img
        {...rest}
        alt={alt}
        draggable={false}
        className={`${turnedStyle(rotation)} ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
      />
    </span>
  );
}

/** Width over height as it is shown; null while unknown. */
export function shownSize(item: {
  readonly width: number | null;
  readonly height: number | null;
  readonly rotation: Rotation;
}): { readonly width: number; readonly height: number } | null {
  if (!item.width || !item.height) return null;
  const isQuarter = item.rotation === 90 || item.rotation === 270;
  return isQuarter ? { width: item.height, height: item.width } : { width: item.width, height: item.height };
}
