/** What the file holds, each with a tick; what is like something that is there already stands out and can be compared. */
import { useMemo, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { type VaultKind, vaultKinds } from '#shared/vault/content.ts';
import { kindNames } from '#shared/vault/fieldNames.ts';
import { foldText } from '#shared/vault/foldText.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useOpenVault } from '../open/vaultStore.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { type Candidate, type Choice, counterpartOf, firstChoice, keptItems } from './importPlan.ts';
import { importMessages, sourceMessages } from './messages.ts';
import { type ListedCandidate, PreviewList } from './PreviewList.tsx';
import { pageMessages } from './pageMessages.ts';
import type { ReadFile } from './useImport.ts';

interface PreviewProps {
  readonly read: ReadFile;
  readonly onSave: (choiceOf: (index: number) => Choice) => void;
  readonly onOtherFile: () => void;
}

/** A kind, or what is like something else. */
type Filter = 'all' | 'alike' | VaultKind;

export function Preview({ read, onSave, onOtherFile }: PreviewProps) {
  const texts = useMessages(pageMessages);
  const counts = useMessages(importMessages);
  const sources = useMessages(sourceMessages);
  const language = useLanguage();
  const { candidates } = read;
  const [choices, setChoices] = useState<readonly Choice[]>(() => candidates.map(firstChoice));
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [compared, setCompared] = useState<number | null>(null);
  const { items } = useOpenVault();
  const vault = useMemo(() => keptItems(items), [items]);

  const kinds = vaultKinds.flatMap((kind) => {
    const count = candidates.filter(({ item }) => item.content.kind === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  });
  const isAlike = ({ comparison }: Candidate) => comparison.verdict !== 'new';
  const alike = candidates.filter(isAlike).length;
  const differing = candidates.flatMap((candidate, index) =>
    candidate.comparison.verdict === 'differs' && counterpartOf(candidate, vault) ? [index] : [],
  );
  const duplicates = candidates.filter(
    ({ comparison }) => comparison.verdict === 'duplicate' && comparison.of.where === 'vault',
  ).length;
  const chosen = choices.filter((choice) => choice !== 'leave-out').length;

  const searchable = useMemo(
    () =>
      candidates.map(({ item: { content } }) =>
        foldText(
          [
            content.title,
            content.notes,
            ...content.tags,
            ...(content.kind === 'password' ? [content.username, ...content.websites] : []),
          ].join('\n'),
        ),
      ),
    [candidates],
  );
  const rows = useMemo(() => {
    const wanted = foldText(search.trim());
    return candidates.flatMap((candidate, index): ListedCandidate[] => {
      const isOfFilter =
        filter === 'all' ||
        (filter === 'alike' ? isAlike(candidate) : candidate.item.content.kind === filter);
      if (!isOfFilter || !(searchable[index] ?? '').includes(wanted)) return [];
      return [{ index, candidate, choice: choices[index] ?? 'add' }];
    });
  }, [candidates, choices, filter, search, searchable]);

  const choose = (indices: Iterable<number>, choiceFor: (index: number) => Choice) => {
    const next = [...choices];
    for (const index of indices) next[index] = choiceFor(index);
    setChoices(next);
  };
  const bulk = differing.every((index) => choices[index] === choices[differing[0] ?? 0])
    ? (choices[differing[0] ?? 0] ?? null)
    : null;
  const comparedCandidate = compared === null ? null : candidates[compared];

  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2 className="text-title">{texts.previewTitle(sources[read.source])}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{texts.previewLead}</p>
      </div>
      <ul className="list-disc space-y-1 ps-5">
        <li>{counts.found(candidates.length)}</li>
        {duplicates > 0 ? <li>{counts.duplicates(duplicates)}</li> : null}
        {differing.length > 0 ? <li>{counts.differing(differing.length)}</li> : null}
        {read.notTaken.length > 0 ? <li>{texts.notComing(read.notTaken.length)}</li> : null}
      </ul>
      {differing.length > 0 ? (
        <RadioGroup
          inline
          label={texts.forAllAlike}
          value={bulk}
          onChange={(choice) => choose(differing, () => choice)}
          options={[
            { value: 'add', label: texts.keepBoth, description: texts.keepBothText },
            { value: 'take-over', label: texts.takeOver, description: texts.takeOverText },
            { value: 'leave-out', label: texts.leaveOut, description: texts.leaveOutText },
          ]}
        />
      ) : null}
      <div className="flex flex-col gap-3">
        <TextField
          type="search"
          label={texts.search}
          value={search}
          onChange={setSearch}
          autoComplete="off"
          className="max-w-md"
        />
        <ToggleButtonGroup
          aria-label={texts.filter}
          disallowEmptySelection
          selectedKeys={[filter]}
          onSelectionChange={([key]) =>
            setFilter(key === 'alike' ? 'alike' : (vaultKinds.find((kind) => kind === key) ?? 'all'))
          }
          className="-mx-1 flex flex-wrap"
        >
          {[
            { id: 'all', label: texts.everything(candidates.length) },
            ...(kinds.length > 1
              ? kinds.map(({ kind, count }) => ({
                  id: kind,
                  label: texts.filterOf(kindNames[language][kind], count),
                }))
              : []),
            ...(alike > 0 ? [{ id: 'alike', label: texts.alikeFilter(alike) }] : []),
          ].map(({ id, label }) => (
            <ToggleButton
              key={id}
              id={id}
              className="min-h-11 rounded-control px-3 font-semibold text-ink-soft text-small selected:bg-accent-soft selected:text-accent-text"
            >
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <div className="flex flex-wrap gap-x-2">
          <Button
            variant="quiet"
            size="small"
            onPress={() =>
              choose(
                rows.filter(({ choice }) => choice === 'leave-out').map(({ index }) => index),
                () => 'add',
              )
            }
          >
            {texts.tickAll}
          </Button>
          <Button
            variant="quiet"
            size="small"
            onPress={() =>
              choose(
                rows.map(({ index }) => index),
                () => 'leave-out',
              )
            }
          >
            {texts.untickAll}
          </Button>
        </div>
        <PreviewList
          rows={rows}
          onTick={(indices, isTicked) =>
            choose(indices, (index) => {
              if (!isTicked) return 'leave-out';
              return choices[index] === 'take-over' ? 'take-over' : 'add';
            })
          }
          onCompare={setCompared}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          isDisabled={chosen === 0}
          onPress={() => onSave((index) => choices[index] ?? 'add')}
        >
          {texts.save(chosen)}
        </Button>
        <Button variant="quiet" size="large" onPress={onOtherFile}>
          {texts.otherFile}
        </Button>
      </div>
      {comparedCandidate && compared !== null ? (
        <CompareDialog
          candidate={comparedCandidate}
          counterpart={
            counterpartOf(comparedCandidate, vault)?.content ?? earlierInFile(candidates, comparedCandidate)
          }
          canTakeOver={counterpartOf(comparedCandidate, vault) !== null}
          choice={choices[compared] ?? 'add'}
          onChoose={(choice) => choose([compared], () => choice)}
          onClose={() => setCompared(null)}
        />
      ) : null}
    </div>
  );
}

function earlierInFile(candidates: readonly Candidate[], { comparison }: Candidate) {
  if (comparison.verdict === 'new' || comparison.of.where !== 'import') return null;
  return candidates[comparison.of.index]?.item.content ?? null;
}
