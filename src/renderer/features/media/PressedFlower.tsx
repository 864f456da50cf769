/** A pressed amaranth on paper: what an empty album shows instead of a grey box. */
export function PressedFlower() {
  return (
    <svg
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full text-accent-text"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect width="160" height="120" className="fill-accent-soft" stroke="none" />
      <g opacity="0.62">
        <path d="M80 108C79 88 81 70 80 46" />
        <path d="M80 88c-9-3-16-10-18-20 10 1 17 8 18 20Zm0-12c9-3 15-9 18-19-10 1-17 8-18 19Z" />
        <path d="M80 62c-7-2-12-8-13-15 7 1 12 7 13 15Zm0-4c6-2 11-7 12-14-7 1-11 6-12 14Z" />
        <g fill="currentColor" stroke="none">
          <circle cx="80" cy="20" r="3" />
          <circle cx="76" cy="25" r="3" />
          <circle cx="84" cy="25" r="3" />
          <circle cx="80" cy="29" r="3.4" />
          <circle cx="74" cy="32" r="3" />
          <circle cx="86" cy="32" r="3" />
          <circle cx="80" cy="36" r="3.6" />
          <circle cx="74.500" cy="39" r="3" />
          <circle cx="85.500" cy="39" r="3" />
          <circle cx="80" cy="43" r="3.2" />
        </g>
      </g>
    </svg>
  );
}
