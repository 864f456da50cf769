/** One point of the list: what it is, what answers it, and what can be done about it. */
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import X from 'lucide-react/icons/x';
import { routes } from '#shared/routes.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import type { VaultItem } from '../open/vaultState.ts';
import { pointHints, pointTitles, readinessMessages } from './messages.ts';
import type { PointState } from './readiness.ts';
import type { ReadinessPoint } from './readinessPoints.ts';
import type { useReadinessChanges } from './useReadinessChanges.ts';
import { useWriteDown } from './useWriteDown.ts';

interface PointRowProps {
  readonly point: ReadinessPoint;
  readonly answer: PointState<VaultItemId>;
  readonly items: ReadonlyMap<VaultItemId, VaultItem>;
  readonly onChoose: () => void;
  readonly changes: ReturnType<typeof useReadinessChanges>;
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
  const writeDown = useWriteDown();
  const change = useChange();
  const { Icon, colour, word } = marks[answer.state];
  const isNeeded = answer.state !== 'not-needed';
  const answering = answer.state === 'answered' ? answer.by.flatMap((id) => items.get(id) ?? []) : [];
  return (
    <li className="flex gap-3 py-5 sm:gap-4" data-point={point.id}>
      <Icon size={22} strokeWidth={1.6} aria-hidden="true" className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        <h3 className={`font-semibold ${isNeeded ? '' : 'text-ink-soft'}`}>
          {title}
          <span className="sr-only">, {texts[word]}</span>
        </h3>
        {answer.state === 'open' ? <p className="mt-0.5 max-w-prose text-ink-soft">{hint}</p> : null}
        {isNeeded ? null : <p className="mt-0.5 text-ink-soft">{texts.isNotNeeded}</p>}
        {answering.length > 0 ? (
          <ul aria-label={texts.answeredBy} className="mt-1">
            {answering.map((item) => (
              <li key={item.itemId} className="flex min-h-11 items-center gap-1">
                <Link
                  to={`${routes.personalVault.path}?item=${item.itemId}`}
                  className="min-w-0 [overflow-wrap:anywhere]"
                >
                  {item.content.title || texts.untitled}
                </Link>
                <IconButton
                  label={texts.noLonger(item.content.title || texts.untitled, title)}
                  onPress={() => changes.unlink(item, point)}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="mt-3 flex flex-wrap gap-x-2 gap-y-2 max-sm:-ms-9">
          {isNeeded ? (
            <Button
              variant={answer.state === 'open' ? 'secondary' : 'quiet'}
              size="small"
              aria-label={answer.state === 'open' ? texts.writeAbout(title) : texts.addAbout(title)}
              onPress={() => writeDown(point)}
            >
              {answer.state === 'open' ? texts.write : texts.addAnother}
            </Button>
          ) : null}
          {isNeeded ? (
            <Button
              variant="quiet"
              size="small"
              aria-label={texts.chooseAbout(title)}
              onPress={change(onChoose)}
            >
              {texts.choose}
            </Button>
          ) : null}
          {answer.state === 'answered' ? null : (
            // One button for both, so that the focus stays on it.
            <Button
              key="need"
              variant="quiet"
              size="small"
              aria-label={isNeeded ? texts.notNeededAbout(title) : texts.neededAbout(title)}
              onPress={() => (isNeeded ? changes.markNotNeeded(point) : changes.markNeeded(point))}
            >
              {isNeeded ? texts.notNeeded : texts.neededAfterAll}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
