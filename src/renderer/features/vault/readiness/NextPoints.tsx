/** Where a newcomer starts, what is a good one to go on with, and a word when all is there. */
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMessages } from '#ui/language/messages.tsx';
import { pointHints } from './hintMessages.ts';
import { readinessMessages } from './messages.ts';
import { pointTitles } from './pointMessages.ts';
import { type Readiness, suggestNext } from './readiness.ts';
import type { ReadinessPoint } from './readinessPoints.ts';
import { useWriteDown } from './useWriteDown.ts';

export function NextPoints({ readiness }: { readonly readiness: Readiness<unknown> }) {
  const texts = useMessages(readinessMessages);
  const { answered, needed } = readiness.progress;
  if (answered === needed) return <p className="mt-5 max-w-prose text-lead">{texts.allDone}</p>;
  const isNewcomer = answered === 0;
  const next = suggestNext(readiness, isNewcomer ? 3 : 1);
  return (
    <section
      aria-labelledby="readiness-next"
      className="mt-8 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="readiness-next" className="text-title">
        {isNewcomer ? texts.begin : texts.goOn}
      </h2>
      {isNewcomer || answered * 2 > needed ? (
        <p className="mt-1 text-ink-soft">{isNewcomer ? texts.beginText : texts.halfway}</p>
      ) : null}
      <ul className={`mt-4 grid gap-3 ${isNewcomer ? 'lg:grid-cols-3' : ''}`}>
        {next.map((point) => (
          <li key={point.id} className="flex">
            <NextPoint point={point} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextPoint({ point }: { readonly point: ReadinessPoint }) {
  const titles = useMessages(pointTitles);
  const hints = useMessages(pointHints);
  const writeDown = useWriteDown();
  return (
    <button
      type="button"
      onClick={() => writeDown(point)}
      className="group flex w-full items-start gap-3 rounded-control border border-line bg-canvas px-4 py-3.5 text-start hover:border-line-strong"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold group-hover:text-accent-text">{titles[point.id]}</span>
        <span className="mt-0.5 block text-small text-ink-soft">{hints[point.id]}</span>
      </span>
      <ArrowRight size={18} aria-hidden="true" className="mt-1 shrink-0 text-accent-text" />
    </button>
  );
}
