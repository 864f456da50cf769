/** A clone that does not speak now, in words that tell why as far as one may know. */
import type { Silence } from '#shared/clone/listener.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { beforeMessages } from './messages.ts';

interface SilentCloneProps {
  readonly silence: Silence;
  readonly isOwn: boolean;
}

export function SilentClone({ silence, isOwn }: SilentCloneProps) {
  const texts = useMessages(beforeMessages);
  return (
    <Banner tone="notice" action={isOwn ? <Link to={routes.myClone.path}>{texts.toStudio}</Link> : undefined}>
      {texts[silence]}
    </Banner>
  );
}
