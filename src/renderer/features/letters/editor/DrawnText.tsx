/**
 * [Note: Drawn text]
 * A text area cannot show bold and italic, so its own letters are invisible and the same text is drawn below it, line
 * for line. Bold is a stroke and italic a slant of the same letters (the family "Writing" has no italic of its own):
 * neither changes a letter's width, so caret and selection stay where the eye has them.
 */
import { Fragment } from 'react';
import { type Section, spansOf } from './sections.ts';

const BULLET = '•';

export function DrawnText({ section }: { readonly section: Section }) {
  const isList = section.kind === 'bullets' || section.kind === 'steps';
  if (!isList) return <Stretch section={section} from={0} to={section.text.length} />;
  let start = 0;
  return section.text.split('\n').map((line, index) => {
    const from = start;
    start += line.length + 1;
    const isLast = start > section.text.length;
    return (
      <Fragment key={from}>
        <span className="relative select-none">
          <span className="absolute end-full me-2.5 whitespace-nowrap text-accent-text">
            {section.kind === 'bullets' ? BULLET : `${index + 1}.`}
          </span>
        </span>
        <Stretch section={section} from={from} to={from + line.length} />
        {isLast ? '' : '\n'}
      </Fragment>
    );
  });
}

interface StretchProps {
  readonly section: Section;
  readonly from: number;
  readonly to: number;
}

function Stretch({ section, from, to }: StretchProps) {
  return spansOf(section, from, to).map(({ text, bold, italic }, index) => {
    const style = `${bold ? '[-webkit-text-stroke:0.04em_currentColor]' : ''} ${italic ? 'italic' : ''}`;
    return bold || italic ? (
      <span key={index} className={style}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
