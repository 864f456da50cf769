/** The flower and the name, leading home. */
import { Link } from 'react-router-dom';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useLocalizedPath } from '#ui/language/useLocalizedPath.ts';
import { appMessages } from '../messages.ts';

interface WordmarkProps {
  readonly to: string;
  /** What stands beside it takes more of a narrow page. */
  readonly isTight?: boolean;
}

export function Wordmark({ to, isTight = false }: WordmarkProps) {
  const texts = useMessages(appMessages);
  const localized = useLocalizedPath();
  return (
    <Link
      to={localized(to)}
      aria-label={texts.home}
      className="flex min-h-11 items-center gap-2.5 rounded-small text-ink"
    >
      <AmaranthMark size={30} />
      {/* On the narrowest screens, or zoomed in, the flower stands for the name: the link says it all the same. */}
      <span
        className={`font-serif text-[1.4rem] leading-none font-medium tracking-tight ${isTight ? '@max-[25rem]:sr-only' : '@max-[22.4rem]:sr-only'}`}
      >
        Amaranth
      </span>
    </Link>
  );
}
