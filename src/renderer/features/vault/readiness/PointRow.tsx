/** One point of the list: what it is, what answers it, and what can be done about it. */
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { routes } from '#shared/routes.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { nameItem } from '../items/describeItem.ts';
import type { VaultItem } from '../open/vaultState.ts';
import { pointHints } from './hintMessages.ts';
import { readinessMessages } from './messages.ts';
import { pointTitles } from './pointMessages.ts';
import type { PointState } from './readiness.ts';
import type { ReadinessPoint } from './readinessPoints.ts';
import type { ReadinessChanges } from './useReadinessChanges.ts';
import { useWriteDown } from './useWriteDown.ts';

interface PointRowProps {
  readonly point: ReadinessPoint;
  readonly answer: PointState<VaultItemId>;
  readonly items: ReadonlyMap<VaultItemId, VaultItem>;
  readonly onChoose: () => void;
  readonly changes: ReadinessChanges;
}

const marks = {
  open: { Icon: Circle, colour: 'text-ink-faint', word: 'isOpen' },
  answered: { Icon: CircleCheck, colour: 'text-success-text', word: 'isAnswered' },
  'not-needed': { Icon: CircleMinus, colour: 'text-ink-faint', word: 'isNotNeeded' },
} as const;

export function PointRow({ point, answer, items, onChoose, changes }: PointRowProps) {
  const texts = useMessages(readinessMessages);
  const title = useMessages(pointTitles)[point.id];
  const hint = useMessages(pointHints)[point.id];
  const language = useLanguage();
  const { Icon, colour, word } = marks[answer.state];
  const answering = answer.state === 'answered' ? answer.by.flatMap((id) => items.get(id) ?? []) : [];
  return (
    <li className="flex gap-3 py-4 sm:gap-4" data-point={point.id}>
      <Icon size={22} strokeWidth={1.6} aria-hidden="true" className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        <h3
          className={`font-sans font-semibold tracking-normal ${answer.state === 'not-needed' ? 'text-ink-soft' : ''}`}
        >
          {title}
          <span className="sr-only">, {texts[word]}</span>
        </h3>
        {answer.state === 'answered' ? (
          <ul aria-label={texts.answeredBy}>
            {answering.map((item) => (
              <li key={item.itemId} className="mt-0.5 [overflow-wrap:anywhere]">
                <Link to={`${routes.personalVault.path}?item=${item.itemId}`}>
                  {nameItem(item.content, language)}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <>
            <p className="mt-0.5 max-w-prose text-ink-soft">
              {answer.state === 'open' ? hint : texts.isNotNeeded}
            </p>
            <OpenPoint
              point={point}
              isNeeded={answer.state === 'open'}
              onChoose={onChoose}
              changes={changes}
            />
          </>
        )}
      </div>
      {answer.state === 'answered' ? (
        <AnsweredPoint point={point} answering={answering} onChoose={onChoose} changes={changes} />
      ) : null}
    </li>
  );
}

type ActsProps = Pick<PointRowProps, 'point' | 'onChoose' | 'changes'>;

/** What can be done about a point that nothing answers. */
function OpenPoint({ point, isNeeded, onChoose, changes }: ActsProps & { readonly isNeeded: boolean }) {
  const texts = useMessages(readinessMessages);
  const title = useMessages(pointTitles)[point.id];
  const writeDown = useWriteDown();
  const change = useChange();
  return (
    <div className={`mt-2.5 flex flex-wrap gap-1 ${isNeeded ? 'max-sm:-ms-8' : '-ms-3.5'}`}>
      {isNeeded ? (
        <>
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.writeAbout(title)}
            onPress={() => writeDown(point)}
          >
            {texts.write}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.chooseAbout(title)}
            onPress={change(onChoose)}
          >
            {texts.choose}
          </Button>
        </>
      ) : null}
      {/* One button for both, so that the focus stays on it. */}
      <Button
        variant="quiet"
        size="small"
        aria-label={isNeeded ? texts.notNeededAbout(title) : texts.neededAbout(title)}
        onPress={() => (isNeeded ? changes.markNotNeeded(point) : changes.markNeeded(point))}
      >
        {isNeeded ? texts.notNeeded : texts.neededAfterAll}
      </Button>
    </div>
  );
}

/** What can be done about a point that is answered, behind one button: seldom wanted. */
function AnsweredPoint({
  point,
  answering,
  onChoose,
  changes,
}: ActsProps & { readonly answering: readonly VaultItem[] }) {
  const texts = useMessages(readinessMessages);
  const title = useMessages(pointTitles)[point.id];
  const language = useLanguage();
  const writeDown = useWriteDown();
  const change = useChange();
  const entries: MenuEntry[] = [
    { id: 'write', label: texts.writeMore, onAction: () => writeDown(point) },
    { id: 'choose', label: texts.chooseMore, onAction: change(onChoose) },
    ...answering.map((item) => ({
      id: item.itemId,
      label: texts.noLonger(nameItem(item.content, language)),
      onAction: () => changes.unlink(item, point),
    })),
  ];
  return (
    <Menu
      label={texts.more(title)}
      entries={entries}
      trigger={
        <IconButton label={texts.more(title)} className="-my-2">
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
