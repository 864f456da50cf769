/** Pictures that would be printed too coarsely, each with what it reaches: left out, or printed all the same. */
import { Checkbox } from '#ui/Checkbox.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { artworkMessages } from '../messages.ts';

interface CoarsePicturesProps {
  /** `dpi` is null for one whose pixels were found to be fewer than its file says. */
  readonly coarse: readonly { readonly itemId: string; readonly dpi: number | null }[];
  readonly nameOf: (itemId: string) => string;
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
  /** Absent where there is one picture alone. */
  readonly onLeaveOut?: (itemId: string) => void;
}

export function CoarsePictures({ coarse, nameOf, isAgreed, onAgree, onLeaveOut }: CoarsePicturesProps) {
  const texts = useMessages(artworkMessages);
  if (coarse.length === 0) return null;
  return (
    <section
      aria-labelledby="coarse"
      className="rounded-control border border-notice-text/30 bg-notice-soft px-4 py-3 text-notice-text"
    >
      <h3 id="coarse" className="text-body font-semibold">
        {texts.coarse}
      </h3>
      <p className="mt-1">{texts.coarseText}</p>
      <ul className="mt-2 max-h-56 overflow-y-auto">
        {coarse.map(({ itemId, dpi }) => (
          <li key={itemId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {nameOf(itemId)},{' '}
              <strong className="tabular-nums">
                {dpi === null ? texts.reachesUnknown : texts.reaches(dpi)}
              </strong>
            </span>
            {onLeaveOut ? (
              <NativeButton variant="quiet" size="small" onPress={() => onLeaveOut(itemId)}>
                {texts.leaveOutShort}
              </NativeButton>
            ) : null}
          </li>
        ))}
      </ul>
      <Checkbox isSelected={isAgreed} onChange={onAgree}>
        {coarse.length === 1 ? texts.agreeOne : texts.agree}
      </Checkbox>
    </section>
  );
}
