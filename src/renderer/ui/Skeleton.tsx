/** The shape of what is coming. Hidden from screen readers: the region's `aria-busy` or a Spinner speaks for it. */
export function Skeleton({ className = 'h-5 w-full' }: { readonly className?: string }) {
  return (
    <span aria-hidden="true" className={`block animate-breathe rounded-control bg-line/70 ${className}`} />
  );
}
