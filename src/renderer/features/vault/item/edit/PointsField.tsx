/** Which points of the first week this item answers. */
import X from 'lucide-react/icons/x';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { Select } from '#ui/Select.tsx';
import { groupMessages, pointTitles } from '../../readiness/pointMessages.ts';
import { readinessPoints } from '../../readiness/readinessPoints.ts';
import { itemMessages } from '../messages.ts';

interface PointsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (answers: readonly string[]) => void;
}

export function PointsField({ value, onChange }: PointsFieldProps) {
  const texts = useMessages(itemMessages);
  const titles = useMessages(pointTitles);
  const groups = useMessages(groupMessages);
  const chosen = readinessPoints.filter(({ id }) => value.includes(id));
  const others = readinessPoints.filter(({ id }) => !value.includes(id));
  return (
    <div>
      <Select
        label={texts.points}
        placeholder={texts.addPoint}
        value={null}
        options={others.map(({ id, group }) => ({
          value: id,
          label: titles[id],
          description: groups[group],
        }))}
        onChange={(id) => onChange([...value, id])}
      />
      {chosen.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {chosen.map(({ id }) => (
            <li key={id}>
              <Button
                variant="secondary"
                size="small"
                aria-label={texts.removePoint(titles[id])}
                onPress={() => onChange(value.filter((other) => other !== id))}
              >
                {titles[id]}
                <X size={16} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
