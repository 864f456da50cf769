/** The amaranth flower, the product's mark. Decorative: the name stands beside it. */
export function AmaranthMark({
  size = 32,
  className = '',
}: {
  readonly size?: number;
  readonly className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="currentColor"
      aria-hidden="true"
      className={`shrink-0 text-accent-text ${className}`}
    >
      <path d="M32 3c6.6 8 6.6 17.6 0 26.5C25.4 20.6 25.4 11 32 3z" />
      <path d="M11 14.5c10 2 16.6 8.4 18.9 18.3C19.4 31 13 24.7 11 14.5z" opacity=".84" />
      <path d="M53 14.5c-10 2-16.6 8.4-18.9 18.3C44.6 31 51 24.7 53 14.5z" opacity=".84" />
      <path d="M6.5 38.2c9-4 17.3-2.4 23.8 4.4C22.1 47.8 13.4 46.3 6.5 38.2z" opacity=".66" />
      <path d="M57.5 38.2c-9-4-17.3-2.4-23.8 4.4C41.9 47.8 50.6 46.3 57.5 38.2z" opacity=".66" />
      <path d="M30.5 44h3l1.3 17h-5.6z" />
    </svg>
  );
}
