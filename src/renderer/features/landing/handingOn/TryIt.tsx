/**
 * The release to try: the visitor says what happens, the product's own state machine says what comes of it. Its first
 * state stands in the page; the machine comes with the first press.
 */
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { OnDemand } from '#ui/onDemand.ts';
import { type Act, actsAt } from './acts.ts';
import type { Scene } from './example.ts';
import { handingOnMessages } from './messages.ts';
import { sequence } from './sequence.ts';
import { meaningOf, sentIn, type Told, titleOf } from './tellScene.ts';

const machine = new OnDemand(async () => (await import('./example.ts')).tellExample);

const firstDay = sequence.find(({ is }) => is === 'first')?.day ?? 0;
const beginning: Told = { act: 'arm', state: 'active', reminder: 0, given: [] };

export function TryIt() {
  const texts = useMessages(handingOnMessages);
  const heading = useId();
  const { acts, scenes, isMissing, add, goBack, beginAgain } = useExample();
  const scene = scenes.at(-1);
  const told = scene ?? beginning;
  const panel = useRef<HTMLElement>(null);
  /** The button that was pressed may be gone with the step: whoever goes by keyboard stays within the example. */
  const keepFocus = () => panel.current?.focus({ preventScroll: true });
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-busy={acts.length > 0 && !scene}
      className="rounded-sheet border border-line bg-surface p-6 shadow-card outline-none sm:p-9 lg:sticky lg:top-28"
    >
      <h3 id={heading} className="font-serif text-heading italic text-accent-text">
        {texts.tryTitle}
      </h3>
      <p className="mt-2 text-small text-ink-soft">{texts.tryLead}</p>
      <div aria-live="polite" aria-atomic="true" className="mt-6 border-s-2 border-gold ps-5">
        <p className="text-small text-ink-soft">
          {texts.day(scene?.day ?? 0)}
          {scene ? <DateOf at={scene.at} /> : null}
        </p>
        <p className="mt-1 font-serif text-heading font-medium">{titleOf(told, texts)}</p>
        <p className="mt-2">{meaningOf(told, texts)}</p>
        {scene ? <Sent scene={scene} /> : null}
        <p className="mt-3 text-small text-ink-soft">
          {scene ? <Next at={scene.nextAt} /> : texts.nextDay(firstDay)}
        </p>
      </div>
      {isMissing ? (
        <p role="alert" className="mt-4 text-small text-notice-text">
          {texts.missing}
        </p>
      ) : null}
      <fieldset className="noscript:hidden mt-7">
        <legend className="text-small font-semibold">{texts.what}</legend>
        <div className="mt-3 flex flex-wrap gap-2.5">
          {actsAt(told.state).map((act) => (
            <NativeButton
              key={act}
              variant={act === 'answer' ? 'primary' : 'secondary'}
              size="small"
              onPress={() => {
                add(act);
                keepFocus();
              }}
            >
              {texts[act]}
            </NativeButton>
          ))}
        </div>
      </fieldset>
      {scenes.length > 1 ? (
        <>
          <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
            <NativeButton variant="quiet" size="small" onPress={goBack}>
              {texts.back}
            </NativeButton>
            <NativeButton
              variant="quiet"
              size="small"
              onPress={() => {
                beginAgain();
                keepFocus();
              }}
            >
              {texts.again}
            </NativeButton>
          </div>
          <History scenes={scenes} />
        </>
      ) : null}
      <noscript>
        <p className="mt-4 text-small text-ink-soft">{texts.noScript}</p>
      </noscript>
    </section>
  );
}

function useExample() {
  const [acts, setActs] = useState<readonly Act[]>([]);
  const [beganAt, setBeganAt] = useState(0);
  const [isLate, setIsLate] = useState(false);
  const tell = useSyncExternalStore(machine.subscribe, machine.current, () => null);
  const isNeeded = acts.length > 0;
  useEffect(() => (isNeeded ? machine.need(() => setIsLate(true)) : undefined), [isNeeded]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const scenes: readonly Scene[] = tell && isNeeded ? tell(acts, beganAt, timeZone) : [];
  return {
    acts,
    scenes,
    isMissing: isLate && !tell,
    /** Until the machine is there, one act waits for it: what may follow is not known. */
    add(act: Act) {
      if (!isNeeded) setBeganAt(Date.now());
      if (tell || !isNeeded) setActs([...acts, act]);
    },
    goBack: () => setActs(acts.slice(0, -1)),
    beginAgain: () => setActs([]),
  };
}

function Sent({ scene }: { readonly scene: Scene }) {
  const texts = useMessages(handingOnMessages);
  const lines = sentIn(scene, texts);
  if (lines.length === 0) return <p className="mt-3 text-small">{texts.nothingSent}</p>;
  return (
    <>
      <p className="mt-3 text-caption font-semibold text-ink-soft">{texts.sent}</p>
      <ul className="mt-1 text-small">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Next({ at }: { readonly at: number | null }) {
  const texts = useMessages(handingOnMessages);
  const format = longDateFormat(useLanguage(), { dateStyle: 'long' });
  return at === null ? texts.noNext : texts.next(format.format(at));
}

function DateOf({ at }: { readonly at: number }) {
  return ` · ${longDateFormat(useLanguage(), { dateStyle: 'long' }).format(at)}`;
}

function History({ scenes }: { readonly scenes: readonly Scene[] }) {
  const texts = useMessages(handingOnMessages);
  return (
    <>
      <h4 className="mt-4 text-small font-semibold">{texts.history}</h4>
      <ol className="mt-2 text-small text-ink-soft">
        {scenes.map((scene, index) => (
          <li key={index} className="grid grid-cols-[4.5rem_1fr] gap-x-3 py-0.5">
            <span className="font-serif italic">{texts.day(scene.day)}</span>
            <span>
              {scene.act === 'arm' ? null : `${texts[scene.act]} → `}
              {titleOf(scene, texts)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
