/** What a clone is, and whose one may talk to. */
import MessageCircle from 'lucide-react/icons/message-circle';
import { isPageBuilt } from '#features/catalogue/index.ts';
import type { HeardClone } from '#shared/clone/listener.ts';
import { pathTo, routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import type { Heard } from '../api.ts';
import { cloneAddress } from '../cloneAddress.ts';
import { talkMessages } from '../talk/messages.ts';
import { beforeMessages } from './messages.ts';
import { StewardedClones } from './StewardedClones.tsx';

interface HeardClonesProps extends Heard {
  /** The address names a clone that one may not talk to, or none. */
  readonly isNamedMissing: boolean;
  readonly readAgain: () => Promise<void>;
}

export function HeardClones({ heard, stewarded, isNamedMissing, readAgain }: HeardClonesProps) {
  const texts = useMessages(beforeMessages);
  const { isAi } = useMessages(talkMessages);
  return (
    <>
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      {isNamedMissing ? (
        <Banner tone="notice" className="mb-6">
          {texts.gone}
        </Banner>
      ) : null}
      <div className="flex flex-col gap-12">
        {heard.length === 0 ? (
          <EmptyState
            title={texts.noneTitle}
            icon={<MessageCircle size={32} aria-hidden="true" />}
            action={
              isPageBuilt('myClone') ? (
                <ButtonLink to={routes.myClone.path}>{texts.makeOwn}</ButtonLink>
              ) : undefined
            }
          >
            {texts.none}
          </EmptyState>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2">
            {heard.map((clone) => (
              <HeardCard key={clone.ownerId} clone={clone} />
            ))}
          </ul>
        )}
        <section aria-labelledby="what-it-is" className="max-w-prose">
          <h2 id="what-it-is" className="text-title">
            {texts.whatTitle}
          </h2>
          <p className="mt-2 font-semibold">{isAi}</p>
          <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-ink-soft">
            <li>{texts.whatRecorded}</li>
            <li>{texts.whatLabels}</li>
            <li>{texts.whatNever}</li>
            <li>{texts.whatCosts}</li>
          </ul>
          <p className="mt-3">
            <Link to={pathTo('legalDocument', { document: 'ai-clone-agreement' })}>{texts.agreement}</Link>
          </p>
        </section>
        {stewarded.length > 0 ? <StewardedClones stewarded={stewarded} onChanged={readAgain} /> : null}
      </div>
    </>
  );
}

function HeardCard({ clone }: { readonly clone: HeardClone }) {
  const texts = useMessages(beforeMessages);
  const { ownerId, ownerName, hearing, silence, greeting, expiresOn } = clone;
  const isOpen = silence === null || silence === 'adult-unstated';
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <div>
        <h2 className="text-title [overflow-wrap:anywhere]">{texts.cloneOf(ownerName)}</h2>
        <p className="text-small text-ink-soft">{texts[hearing]}</p>
      </div>
      {isOpen && greeting ? <p className="font-serif [overflow-wrap:anywhere]">{greeting}</p> : null}
      {isOpen ? null : <p className="text-ink-soft">{texts[silence]}</p>}
      {isOpen && expiresOn ? <p className="text-small text-ink-soft">{texts.until(expiresOn)}</p> : null}
      <ButtonLink to={cloneAddress(ownerId)} variant={isOpen ? 'primary' : 'secondary'} className="mt-auto">
        {isOpen ? texts.talk : texts.readPast}
        <span className="sr-only">: {ownerName}</span>
      </ButtonLink>
    </Card>
  );
}
