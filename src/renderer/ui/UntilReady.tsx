/** Said of a form made at build until its page works. No script is there to choose what holds: styles do. */
interface UntilReadyProps {
  readonly notReady: string;
  /** Where the page's scripts cannot be had for now: nobody may be told to load a page again that holds their words. */
  readonly unreached: string;
}

export function UntilReady({ notReady, unreached }: UntilReadyProps) {
  return (
    <>
      <span className="unreached:hidden">{notReady}</span>
      <span className="hidden unreached:inline">{unreached}</span>
    </>
  );
}
