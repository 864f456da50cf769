/** Says quietly that a picture is still coming, once that takes longer than turning a page. */
import { useEffect, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import { TurningRing } from '#ui/TurningRing.tsx';

/** In milliseconds. */
const UNNOTICED = 400;

interface LoadingMarkProps {
  readonly isLoading: boolean;
  readonly message: string;
}

export function LoadingMark({ isLoading, message }: LoadingMarkProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isLoading) return;
    const controller = new AbortController();
    systemClock.sleep(UNNOTICED, controller.signal).then(
      () => setLong(true),
      () => {},
    );
    return () => controller.abort();
  }, [isLoading]);
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 bottom-16 sm:bottom-4">
      {isLoading && isLong ? (
        <p className="mx-auto flex w-fit animate-appear items-center gap-2 rounded-full bg-scrim px-4 py-2 text-small">
          <TurningRing /> {message}
        </p>
      ) : null}
    </div>
  );
}
