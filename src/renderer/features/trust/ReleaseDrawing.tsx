/** The lock of one beneficiary, drawn: part A with the person who receives, part B in pieces with the contacts, the box at the server. */

export function ReleaseDrawing({ title }: { readonly title: string }) {
  return (
    <svg
      viewBox="0 0 420 330"
      role="img"
      aria-label={title}
      className="mx-auto w-full max-w-md"
      strokeWidth="2"
    >
      <g className="fill-none stroke-line-strong" strokeDasharray="2 7" strokeLinecap="round">
        <path d="M92 92c0 60 50 74 96 92" />
        <path d="M248 92c0 40-8 66-24 92" />
        <path d="M306 92c0 50-30 70-70 94" />
        <path d="M364 92c0 60-62 76-118 98" />
      </g>
      <Person x={92} y={46} isReceiving />
      {[248, 306, 364].map((x) => (
        <Person key={x} x={x} y={46} />
      ))}
      <Piece x={92} y={112} letter="A" />
      {[248, 306, 364].map((x) => (
        <Piece key={x} x={x} y={112} letter="B" />
      ))}
      <path d="M182 206v-14a28 28 0 0 1 56 0v14" className="fill-none stroke-accent-text" strokeWidth="7" />
      <rect x="120" y="206" width="180" height="100" rx="10" className="fill-accent" />
      <path d="M120 232h180" className="stroke-on-accent" opacity=".35" />
      <circle cx="210" cy="258" r="11" className="fill-on-accent" />
      <path d="M206 260h8l4 24h-16z" className="fill-on-accent" />
    </svg>
  );
}

function Person({
  x,
  y,
  isReceiving,
}: {
  readonly x: number;
  readonly y: number;
  readonly isReceiving?: true;
}) {
  const colour = isReceiving ? 'fill-gold' : 'fill-ink-faint';
  return (
    <g transform={`translate(${x} ${y})`} className={colour}>
      <circle cy="-22" r="12" />
      <path d="M-21 22c0-18 9-28 21-28s21 10 21 28z" />
    </g>
  );
}

function Piece({ x, y, letter }: { readonly x: number; readonly y: number; readonly letter: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-15" y="-15" width="30" height="30" rx="7" className="fill-surface stroke-gold" />
      <text y="6" textAnchor="middle" className="fill-ink font-serif" fontSize="18">
        {letter}
      </text>
    </g>
  );
}
