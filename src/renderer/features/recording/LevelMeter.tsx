/** How loud the microphone hears somebody, and a word when it hears nothing at all. */
import { useEffect, useRef, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { loudness } from './loudness.ts';
import { recordingMessages } from './messages.ts';

/** After so many milliseconds without a sound the person is asked whether the microphone is on. */
const SILENCE = 6_000;
/** The share of the scale that a quiet room stays below. */
const QUIET = 0.04;

export function LevelMeter({ stream }: { readonly stream: MediaStream }) {
  const messages = useMessages(recordingMessages);
  const bar = useRef<HTMLSpanElement>(null);
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let heardAt = systemClock.now();
    let frame = 0;
    const draw = () => {
      analyser.getFloatTimeDomainData(samples);
      const level = loudness(samples);
      if (bar.current) bar.current.style.transform = `scaleX(${level})`;
      if (level > QUIET) heardAt = systemClock.now();
      setSilent(systemClock.now() - heardAt > SILENCE);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return (
    <div className="min-w-32 flex-1">
      <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-line">
        <span ref={bar} className="block h-full origin-left rounded-full bg-accent rtl:origin-right" />
      </span>
      <p role="status" className="mt-1.5 text-small text-ink-soft empty:hidden">
        {isSilent ? messages.silent : null}
      </p>
    </div>
  );
}
