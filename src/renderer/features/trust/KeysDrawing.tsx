/** Where the keys are, drawn: a device that has one, a sealed way, a server with pictures above and closed boxes below. */

const line = 'stroke-line-strong';
const none = 'fill-none';

export function DeviceDrawing() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" className="w-full" strokeWidth="2">
      <rect x="42" y="18" width="156" height="98" rx="9" className={`fill-surface ${line}`} />
      <path d="M22 128h196l-10 10H32z" className={`fill-surface ${line}`} />
      <g className="stroke-ink-faint" strokeLinecap="round">
        <path d="M62 42h60M62 54h74M62 66h48" />
      </g>
      <path d="M62 84h34" className="stroke-gold" strokeLinecap="round" />
      <Key x={150} y={84} />
    </svg>
  );
}

export function WayDrawing() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" className="w-full" strokeWidth="2">
      <path d="M0 76h240" className={`${line} ${none}`} strokeDasharray="2 8" strokeLinecap="round" />
      <rect x="66" y="40" width="108" height="72" rx="6" className={`fill-surface ${line}`} />
      <path d="M68 44l52 40 52-40" className={`${line} ${none}`} strokeLinejoin="round" />
      <circle cx="120" cy="84" r="13" className="fill-accent" />
      <path d="M120 76c3 4 3 9 0 14-3-5-3-10 0-14z" className="fill-on-accent" />
      <path d="M208 69l9 7-9 7" className={`${line} ${none}`} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export function ServerDrawing() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" className="w-full" strokeWidth="2">
      <rect x="36" y="10" width="168" height="130" rx="9" className={`fill-surface ${line}`} />
      <path d="M36 75h168" className={line} />
      {[54, 102, 150].map((x) => (
        <g key={x}>
          <rect x={x} y="28" width="36" height="34" rx="3" className={`fill-canvas ${line}`} />
          <circle cx={x + 12} cy="40" r="4" className="fill-gold" />
          <path d={`M${x + 3} 59l10-11 7 7 6-5 7 9z`} className="fill-ink-faint" />
        </g>
      ))}
      {[54, 102, 150].map((x) => (
        <g key={x}>
          <rect x={x} y="97" width="36" height="30" rx="3" className="fill-accent" />
          <path d={`M${x + 11} 97v-5a7 7 0 0 1 14 0v5`} className="fill-none stroke-accent-text" />
          <circle cx={x + 18} cy="111" r="3.5" className="fill-on-accent" />
        </g>
      ))}
    </svg>
  );
}

function Key({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="fill-none stroke-accent-text" strokeWidth="3.5">
      <circle cx="0" cy="0" r="9" />
      <path d="M9 0h26M26 0v8M34 0v8" strokeLinecap="round" />
    </g>
  );
}
