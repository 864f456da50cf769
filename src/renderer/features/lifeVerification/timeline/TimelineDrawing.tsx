/**
 * The timeline as a line to scale: today, and a numbered point for each day that something happens on. Hidden from screen
 * readers: the list below says it all. Positions are shares of the width, so that letters keep their size on a phone.
 */
import { Fragment } from 'react';
import { END, placePoints, START } from './placePoints.ts';

interface TimelineDrawingProps {
  readonly from: number;
  readonly days: readonly { readonly at: number; readonly isLate: boolean }[];
  readonly today: string;
  readonly last: string;
}

const LINE = 34;
const ROW = 30;

export function TimelineDrawing({ from, days, today, last }: TimelineDrawingProps) {
  const points = placePoints(
    from,
    days.map(({ at }) => at),
  );
  const rows = 1 + Math.max(0, ...points.map(({ row }) => row));
  const height = LINE + rows * ROW + 34;
  const percent = (share: number) => `${share * 100}%`;
  const firstLate = days.findIndex(({ isLate }) => isLate);
  const late = points[firstLate]?.share ?? 1;
  return (
    <svg aria-hidden="true" width="100%" height={height} className="mt-6 block text-small select-none">
      <line
        x1={percent(START)}
        x2={percent(late)}
        y1={LINE}
        y2={LINE}
        strokeWidth={4}
        className="stroke-line"
      />
      <line
        x1={percent(late)}
        x2={percent(END)}
        y1={LINE}
        y2={LINE}
        strokeWidth={4}
        className="stroke-gold"
      />
      <circle cx={percent(START)} cy={LINE} r={8} strokeWidth={3} className="fill-canvas stroke-accent" />
      <text x={percent(START)} dx={-8} y={16} className="fill-ink font-semibold">
        {today}
      </text>
      <text x="100%" y={16} textAnchor="end" className="fill-ink-soft">
        {last}
      </text>
      {points.map(({ at, share, row }, index) => {
        const y = LINE + (row + 1) * ROW;
        return (
          <Fragment key={at}>
            <line
              x1={percent(share)}
              x2={percent(share)}
              y1={LINE}
              y2={y}
              strokeWidth={1.5}
              className="stroke-line-strong"
            />
            <circle cx={percent(share)} cy={LINE} r={5} className="fill-accent" />
            <circle
              cx={percent(share)}
              cy={y}
              r={12}
              strokeWidth={1.5}
              className="fill-surface stroke-accent"
            />
            <text
              x={percent(share)}
              y={y + 4.5}
              textAnchor="middle"
              className="fill-accent-text text-caption font-semibold"
            >
              {index + 1}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}
