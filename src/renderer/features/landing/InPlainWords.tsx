/** Security in plain words: what nobody here can read, what we can, and what we say about it before we are asked. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { landingMessages } from './messages.ts';

export function InPlainWords() {
  const texts = useMessages(landingMessages);
  return (
    <section className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-5 py-24 sm:px-8 sm:py-28">
        <div className="grid items-end gap-x-16 gap-y-8 md:grid-cols-[1.5fr_1fr]">
          <div>
            <h2 className="max-w-[20ch] text-page">{texts.securityTitle}</h2>
            <p className="mt-4 max-w-2xl text-lead text-ink-soft">{texts.securityLead}</p>
          </div>
          <TwoKeys />
        </div>
        <div className="mt-14 grid gap-x-16 gap-y-10 md:grid-cols-3">
          <Column title={texts.lockedTitle} lines={texts.locked} isLocked />
          <Column title={texts.readableTitle} lines={texts.readable} />
          <Column title={texts.honestTitle} lines={texts.honest} />
        </div>
        {isPageBuilt('security') ? (
          <p className="mt-10">
            <Link to={routes.security.path}>{texts.securityMore}</Link>
          </p>
        ) : null}
      </div>
    </section>
  );
}

interface ColumnProps {
  readonly title: string;
  /** One a line. */
  readonly lines: string;
  readonly isLocked?: boolean;
}

function Column({ title, lines, isLocked = false }: ColumnProps) {
  return (
    <div>
      <h3 className="text-title">{title}</h3>
      <ul className="mt-4 flex flex-col gap-3">
        {lines.split('\n').map((line) => (
          <li key={line} className={`border-s-2 ps-4 ${isLocked ? 'border-gold' : 'border-line-strong/50'}`}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two halves of a key, each with somebody else. Decorative. */
function TwoKeys() {
  return (
    <svg
      viewBox="0 0 320 130"
      width={320}
      height={130}
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto max-w-full stroke-line-strong md:justify-self-end"
    >
      <circle className="fill-accent-soft stroke-accent" cx="52" cy="65" r="34" />
      <circle className="fill-canvas stroke-accent" cx="52" cy="65" r="13" />
      <path className="fill-accent-soft stroke-accent" d="M85 57h63l-8 8 8 8H85" />
      <path className="fill-notice-soft stroke-gold" d="M176 57h104l12 8-12 8H176l-8-8z" />
      <path className="fill-notice-soft stroke-gold" d="M224 73v20h14V73M254 73v28h14V73" />
      <path strokeDasharray="2 7" d="M158 18v94" />
    </svg>
  );
}
