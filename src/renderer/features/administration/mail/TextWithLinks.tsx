/** A message's plain text with its web addresses as links: an administrator follows the link that a mail carries. */
import { Link } from '#ui/Link.tsx';
import { splitLinks } from './splitLinks.ts';

export function TextWithLinks({ text }: { readonly text: string }) {
  return (
    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {splitLinks(text).map((part) =>
        part.isLink ? (
          <Link key={part.start} href={part.text}>
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
