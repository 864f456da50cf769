/** The first step: a file, chosen or dropped, and how each program gives it out. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import FileUp from 'lucide-react/icons/file-up';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { useFilesGiven } from '../attachments/useFilesGiven.ts';
import { guidedPrograms, guideMessages } from './guides.ts';
import type { ImportRefusal } from './importOutcome.ts';
import { refusalMessages } from './messages.ts';
import { pageMessages } from './pageMessages.ts';

interface ChooseFileProps {
  readonly problem: ImportRefusal | 'failed' | null;
  readonly onFile: (file: File) => void;
}

export function ChooseFile({ problem, onFile }: ChooseFileProps) {
  const texts = useMessages(pageMessages);
  const refusals = useMessages(refusalMessages);
  const change = useChange();
  const take = (files: Iterable<File>) => {
    const [file] = files;
    if (file) change(() => onFile(file))();
  };
  const isOver = useFilesGiven(({ files }) => take(files));
  return (
    <div className="flex flex-col gap-8">
      {problem ? (
        <Banner tone="error">{problem === 'failed' ? texts.failedToRead : refusals[problem]}</Banner>
      ) : null}
      <div
        className={`flex flex-col items-center rounded-card border-2 border-dashed px-6 py-12 text-center ${
          isOver ? 'border-accent bg-accent-soft text-accent-text' : 'border-line-strong/50'
        }`}
      >
        <FileUp size={36} strokeWidth={1.5} aria-hidden="true" className="mb-4 text-accent-text" />
        {isOver ? (
          <p className="font-serif text-title">{texts.dropHere}</p>
        ) : (
          <>
            <FileTrigger onSelect={(files) => take(files ?? [])}>
              <Button size="large">{texts.choose}</Button>
            </FileTrigger>
            <p className="mt-3 text-ink-soft text-small pointer-coarse:hidden">{texts.orDrop}</p>
            <p className="mt-3 max-w-prose text-ink-soft">{texts.anyFile}</p>
          </>
        )}
      </div>
      <section aria-labelledby="how-to-get-file">
        <h2 id="how-to-get-file" className="mb-3 text-title">
          {texts.howTitle}
        </h2>
        <Guides />
      </section>
    </div>
  );
}

function Guides() {
  const texts = useMessages(guideMessages);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {guidedPrograms.map((program) => (
        <details key={program} className="group border-line border-b last:border-b-0">
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
            {texts[program]}
            <ChevronDown
              size={18}
              aria-hidden="true"
              className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <ol className="list-decimal space-y-2 px-5 pb-5 ps-10 text-ink-soft">
            {texts[`${program}Steps`].split('\n').map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
