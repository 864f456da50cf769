/** What stands above every conversation: whose clone it is, that it is an AI, who reads along, and how long it lasts. */
import Bot from 'lucide-react/icons/bot';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { talkMessages } from './messages.ts';

interface ConversationHeadProps {
  readonly ownerName: string;
  readonly isOwn: boolean;
  readonly isAnsweredOutside?: boolean;
}

export function ConversationHead({ ownerName, isOwn, isAnsweredOutside = false }: ConversationHeadProps) {
  const texts = useMessages(talkMessages);
  return (
    <>
      <PageHeader
        title={texts.title(ownerName)}
        before={<Link to={routes.freeClone.path}>{texts.allClones}</Link>}
      />
      <div className="mb-6 flex items-start gap-3 rounded-card border border-line bg-sunken px-4 py-3">
        <Bot size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <p className="font-semibold">{texts.isAi}</p>
          <p className="text-small text-ink-soft">{texts.notThem(ownerName)}</p>
          {isOwn ? null : <p className="text-small text-ink-soft">{texts.ownerReads(ownerName)}</p>}
          {isAnsweredOutside ? <p className="text-small text-ink-soft">{texts.outside}</p> : null}
        </div>
      </div>
    </>
  );
}
