/** Where the words of an engraving are typed, with what keeps them from being cut said as they are. */
import type { LayoutIssue } from '#shared/engraving/layOutEngraving.ts';
import { type EngravingText, engravingFonts } from '#shared/shop/cart.ts';
import type { Engraving } from '#shared/shop/product.ts';
import { Banner } from '#ui/Banner.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { describeIssue } from './describeIssue.ts';
import { engravingMessages } from './messages.ts';
import { type EngravingState, issuesOf } from './useEngraving.ts';

interface EngravingEditorProps {
  readonly engraving: Engraving;
  readonly value: EngravingText;
  readonly onChange: (text: EngravingText) => void;
  readonly state: EngravingState;
  /** Nothing was typed, and the buyer went on: said at the first line. */
  readonly isMissing: boolean;
}

export function EngravingEditor(props: EngravingEditorProps) {
  const texts = useMessages(engravingMessages);
  return (
    <section aria-labelledby="engraving">
      <h2 id="engraving" className="mb-1 text-title">
        {texts.title}
      </h2>
      <EngravingFields {...props} />
    </section>
  );
}

/** The same below a heading of somebody else's, such as a dialog's. */
export function EngravingFields({ engraving, value, onChange, state, isMissing }: EngravingEditorProps) {
  const texts = useMessages(engravingMessages);
  const issues: readonly LayoutIssue[] = isMissing ? [{ kind: 'missing' }] : issuesOf(state);
  const ofLine = (line: number) =>
    issues.find((issue) => ('line' in issue ? issue.line === line : issue.kind === 'missing' && line === 1));
  const ofAll = issues.filter((issue) => !('line' in issue) && issue.kind !== 'missing');
  const places = Array.from({ length: engraving.lines }, (_, index) => index);
  const write = (index: number, text: string) =>
    onChange({
      ...value,
      lines: places.map((place) => (place === index ? text : (value.lines[place] ?? ''))),
    });
  return (
    <div>
      <p className="text-small text-ink-soft">
        {engraving.isRequired ? texts.required : texts.optional}{' '}
        {texts.room(engraving.lines, engraving.longestLine)}
      </p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {places.map((index) => {
          const issue = ofLine(index + 1);
          return (
            <TextField
              key={index}
              label={texts.line(index + 1)}
              value={value.lines[index] ?? ''}
              onChange={(text) => write(index, text)}
              maxLength={60}
              textDirection="auto"
              autoComplete="off"
              errorMessage={issue ? describeIssue(issue, texts) : null}
            />
          );
        })}
      </div>
      <RadioGroup
        className="mt-5"
        inline
        label={texts.typeface}
        value={value.font}
        onChange={(font) => onChange({ ...value, font })}
        options={engravingFonts.map((font) => ({
          value: font,
          label: texts[font],
          description: texts[`${font}Note`],
        }))}
      />
      <div className="mt-4 flex flex-col gap-3" aria-live="polite">
        {state.state === 'measuring' ? <p className="text-small text-ink-soft">{texts.measuring}</p> : null}
        {state.state === 'ready' && state.layout.height > 0 ? (
          <p className="text-small text-ink-soft">
            {texts.height(state.layout.height)}. {issues.length === 0 ? texts.fits : null}
          </p>
        ) : null}
        {ofAll.map((issue) => (
          <Banner key={issue.kind} tone="notice">
            {describeIssue(issue, texts)}
          </Banner>
        ))}
        {state.state === 'failed' ? (
          <Banner
            tone="error"
            action={
              <NativeButton variant="secondary" size="small" onPress={state.retry}>
                {texts.tryAgain}
              </NativeButton>
            }
          >
            {texts.unavailable}
          </Banner>
        ) : null}
      </div>
    </div>
  );
}
