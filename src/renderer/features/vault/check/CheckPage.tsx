/** `?view=check`: what of the vault deserves attention, and what to do first. */
import ShieldCheck from 'lucide-react/icons/shield-check';
import { longDateFormat } from '#shared/longDates.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { VaultItem } from '../open/vaultState.ts';
import { useOpenVault } from '../open/vaultStore.ts';
import { vaultViewAddress } from '../useVaultView.ts';
import { type Finding, Findings, itemAddress } from './Findings.tsx';
import { checkMessages, reasonMessages, scoreMessages } from './messages.ts';
import { checkPageMessages } from './pageMessages.ts';
import { useCheck } from './useCheck.ts';
import { type FirstThing, whatFirst } from './whatFirst.ts';

export function CheckPage() {
  const texts = useMessages(checkPageMessages);
  const checks = useMessages(checkMessages);
  const scores = useMessages(scoreMessages);
  const reasons = useMessages(reasonMessages);
  const language = useLanguage();
  const { items } = useOpenVault();
  const check = useCheck();
  const { found, papers, state, weighed, passwords } = check;
  const titleOf = (id: VaultItemId) => items.get(id)?.content.title || texts.untitled;
  const date = longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (day: string) => date.format(new Date(day));
  const finding = (id: VaultItemId, notes: readonly string[] = []): Finding => ({
    id,
    title: titleOf(id),
    notes,
  });

  const first = whatFirst(found, papers);
  const isAtWork = state === 'weighing' && passwords > 0;
  const findsSomething =
    first !== null || found.old.length > 0 || found.reused.length + found.weak.length > 0;
  const hasSomething = [...items.values()].some(
    ({ state: kept, content }) =>
      kept === 'kept' && ['password', 'document', 'account'].includes(content.kind),
  );

  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="max-w-prose text-ink-soft">{texts.lead}</p>
      {isAtWork ? (
        <div className="flex flex-wrap items-end gap-4">
          <ProgressBar
            label={texts.weighing}
            value={weighed}
            maximum={passwords}
            className="min-w-[min(15rem,100%)] flex-1"
          />
          <Button variant="secondary" size="small" onPress={check.stop}>
            {texts.stop}
          </Button>
        </div>
      ) : null}
      {state === 'stopped' || state === 'failed' ? (
        <Banner
          tone={state === 'failed' ? 'error' : 'notice'}
          action={
            <Button variant="secondary" size="small" onPress={check.again}>
              {texts.again}
            </Button>
          }
        >
          {state === 'failed' ? texts.failed : texts.stopped(weighed, passwords)}
        </Banner>
      ) : null}
      {first ? (
        <Card as="section">
          <h2 className="text-title">{texts.first}</h2>
          <p className="mt-2">{sentenceOf(first, titleOf(first.id), texts)}</p>
          <ButtonLink to={itemAddress(first.id)} className="mt-4">
            {texts.openItem}
          </ButtonLink>
        </Card>
      ) : null}
      {!findsSomething && !isAtWork && state !== 'failed' ? (
        hasSomething ? (
          <EmptyState
            title={texts.wellTitle}
            icon={<ShieldCheck size={32} strokeWidth={1.5} aria-hidden="true" />}
          >
            {texts.well(passwords)}
          </EmptyState>
        ) : (
          <EmptyState
            title={texts.emptyTitle}
            icon={<ShieldCheck size={32} strokeWidth={1.5} aria-hidden="true" />}
            action={<ButtonLink to={vaultViewAddress('import')}>{texts.bringIn}</ButtonLink>}
          >
            {texts.emptyText}
          </EmptyState>
        )
      ) : null}
      {found.reused.map((group) => (
        <Findings
          key={group.join()}
          title={checks.reused(group.length)}
          text={checks.reusedText}
          findings={group.map((id) => finding(id, [usernameOf(items.get(id))]))}
        />
      ))}
      <Findings
        title={checks.weak(found.weak.length)}
        text={`${texts.weakText} ${checks.advice}`}
        findings={found.weak.map(({ id, strength }) =>
          finding(id, [scores[`${strength.score}`], ...strength.reasons.map((reason) => reasons[reason])]),
        )}
      />
      <Findings
        title={checks.unprotected(found.unprotected.length)}
        text={checks.unprotectedText}
        findings={found.unprotected.map(({ id, websites }) => finding(id, websites))}
      />
      <Findings
        title={texts.expiring(papers.expiring.length)}
        text={texts.expiringText}
        findings={papers.expiring.map(({ id, expiresOn, isOver }) =>
          finding(id, [isOver ? texts.expiredOn(dayOf(expiresOn)) : texts.expiresOn(dayOf(expiresOn))]),
        )}
      />
      <Findings
        title={texts.undecided(papers.undecided.length)}
        text={texts.undecidedText}
        findings={papers.undecided.map((id) => finding(id))}
      />
      <Findings
        title={checks.old(found.old.length)}
        text={checks.oldText}
        findings={found.old.map(({ id, changedAt }) => finding(id, [texts.changedOn(dayOf(changedAt))]))}
      />
      {passwords > 0 ? <p className="text-ink-soft text-small">{checks.oneTimeCodes}</p> : null}
    </div>
  );
}

function usernameOf(item: VaultItem | undefined): string {
  return item?.content.kind === 'password' ? item.content.username : '';
}

function sentenceOf(
  first: FirstThing<VaultItemId>,
  title: string,
  texts: typeof checkPageMessages.en | typeof checkPageMessages.fr,
): string {
  switch (first.is) {
    case 'reused':
      return texts.firstReused(title, first.places);
    case 'weak':
      return texts.firstWeak(title);
    case 'expiring':
      return texts.firstExpiring(title);
    case 'unprotected':
      return texts.firstUnprotected(title);
    case 'undecided':
      return texts.firstUndecided(title);
  }
}
