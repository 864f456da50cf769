/**
 * A mail as its reader would see it, in a frame that can do nothing: no scripts, no forms, no navigation, no address
 * of ours, and nothing fetched from anywhere, so that opening a mail tells nobody that it was opened.
 */
interface MailFrameProps {
  readonly html: string;
  readonly title: string;
  readonly note: string;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** A mail is a sheet of paper: light in both themes, as in most readers. */
export function sealedDocument(html: string): string {
  return [
    '<!doctype html>',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="color-scheme" content="light">',
    '<style>html{background:#fff}</style>',
    html,
  ].join('\n');
}

export function MailFrame({ html, title, note }: MailFrameProps) {
  return (
    <>
      <p className="mb-3 text-small text-ink-soft">{note}</p>
      <iframe
        sandbox=""
        srcDoc={sealedDocument(html)}
        title={title}
        referrerPolicy="no-referrer"
        className="h-[36rem] w-full rounded-control border border-line"
      />
    </>
  );
}
