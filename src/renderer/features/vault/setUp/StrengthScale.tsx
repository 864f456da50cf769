/** What a phrase is worth, in words and as a scale of four, and why where it is not worth enough. */
import { useMessages } from '#ui/language/messages.tsx';
import { reasonMessages } from '../check/messages.ts';
import { phraseMessages } from './phraseMessages.ts';
import { type PhraseGrade, type PhraseVerdict, phraseGrades } from './phraseStrength.ts';

interface StrengthScaleProps {
  /** Null while it is being weighed. */
  readonly verdict: PhraseVerdict | null;
  /** Drawn by chance: no quotation. */
  readonly isSuggested: boolean;
}

const colours: Record<PhraseGrade, string> = {
  'too-weak': 'bg-danger',
  fair: 'bg-gold',
  good: 'bg-success-text',
  strong: 'bg-success-text',
};

export function StrengthScale({ verdict, isSuggested }: StrengthScaleProps) {
  const texts = useMessages(phraseMessages);
  const reasons = useMessages(reasonMessages);
  const grade = verdict?.grade ?? null;
  const level = grade && grade !== 'unknown' ? phraseGrades.indexOf(grade) + 1 : 0;
  return (
    <div>
      <div className="flex gap-1.5" aria-hidden="true">
        {phraseGrades.map((name, index) => (
          <span
            key={name}
            className={`h-1.5 flex-1 rounded-full transition-colors ${
              grade && grade !== 'unknown' && index < level ? colours[grade] : 'bg-line'
            }`}
          />
        ))}
      </div>
      <div aria-live="polite" className="mt-2 text-small">
        <p>
          <span className="text-ink-soft">{texts.strength}</span>{' '}
          <span className="font-semibold">{grade ? texts[grade] : texts.weighing}</span>
        </p>
        {grade ? <p className="mt-0.5 text-ink-soft">{texts[`${grade}Text`]}</p> : null}
        {grade === 'too-weak' && verdict && verdict.reasons.length > 0 ? (
          <ul className="mt-1 list-disc ps-5 text-ink-soft">
            {verdict.reasons.map((reason) => (
              <li key={reason}>{reasons[reason]}</li>
            ))}
          </ul>
        ) : null}
        {level > 1 && !isSuggested ? (
          <p className="mt-1 text-caption text-ink-faint">{texts.quotation}</p>
        ) : null}
      </div>
    </div>
  );
}
