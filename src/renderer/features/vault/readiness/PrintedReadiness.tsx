/** The list on paper: titles, where papers are kept, and what is missing. Nothing that opens anything is on it. */
import { useSignedIn } from '#features/session/index.ts';
import { systemClock } from '#shared/clock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { PrintedDocument } from '#ui/PrintedDocument.tsx';
import { nameItem } from '../items/describeItem.ts';
import type { VaultItem } from '../open/vaultState.ts';
import { readinessMessages } from './messages.ts';
import { groupMessages, pointTitles } from './pointMessages.ts';
import { placeToPrint, type Readiness } from './readiness.ts';

interface PrintedReadinessProps {
  readonly readiness: Readiness<VaultItemId>;
  readonly items: ReadonlyMap<VaultItemId, VaultItem>;
}

export function PrintedReadiness({ readiness: { groups, progress }, items }: PrintedReadinessProps) {
  const texts = useMessages(readinessMessages);
  const names = useMessages(groupMessages);
  const titles = useMessages(pointTitles);
  const language = useLanguage();
  const { profile } = useSignedIn();
  const date = longDateFormat(language, { dateStyle: 'long' }).format(systemClock.now());
  const open = progress.needed - progress.answered;
  return (
    <PrintedDocument>
      <h1 className="font-serif text-heading">{texts.title}</h1>
      <p className="mt-1">{texts.printedOn(profile.name, date)}</p>
      <p className="mt-3 text-small">{texts.printedNote}</p>
      <p className="mt-1 text-small">{open === 0 ? texts.allDone : texts.printedOpen(open)}</p>
      {groups.map(({ group, points }) => (
        <section key={group} className="mt-6 break-inside-avoid">
          <h2 className="break-after-avoid border-line-strong border-b pb-1 font-serif text-title">
            {names[group]}
          </h2>
          <dl>
            {points.map(({ point, answer }) => (
              <div
                key={point.id}
                className="grid break-inside-avoid grid-cols-[2fr_3fr] gap-6 border-line border-b py-1.5 text-small"
              >
                <dt className="font-semibold">{titles[point.id]}</dt>
                <dd>
                  {answer.state === 'answered'
                    ? answer.by
                        .flatMap((id) => items.get(id) ?? [])
                        .map((item) => <Answer key={item.itemId} item={item} />)
                    : answer.state === 'not-needed'
                      ? texts.isNotNeeded
                      : texts.printedMissing}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </PrintedDocument>
  );
}

function Answer({ item: { content } }: { readonly item: VaultItem }) {
  const texts = useMessages(readinessMessages);
  const language = useLanguage();
  const place = placeToPrint(content);
  return (
    <p className="[overflow-wrap:anywhere]">
      {nameItem(content, language)}
      {place ? <span className="block">{texts.printedKept(place)}</span> : null}
    </p>
  );
}
