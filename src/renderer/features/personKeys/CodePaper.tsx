/** A code on paper, made on this device and shown once: on the screen, and alone on what comes out of the printer. */
import { CodePage, type CodePageProps, PrintLine } from '#features/printedCodes/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PrintedDocument } from '#ui/PrintedDocument.tsx';
import { personKeysMessages } from './messages.ts';

type CodePaperProps = Omit<CodePageProps, 'square' | 'groups' | 'letters'>;

export function CodePaper(props: CodePaperProps) {
  const texts = useMessages(personKeysMessages);
  const page = (
    <CodePage {...props} square={{ alt: texts.qrCode }} groups={texts.groups} letters={texts.letters} />
  );
  return (
    <div className="flex flex-col gap-5">
      <PrintLine label={texts.print} hint={texts.noPrinter} />
      <div
        data-theme="light"
        className="rounded-card border border-line bg-surface p-5 text-ink shadow-card sm:p-9"
      >
        {page}
      </div>
      <PrintedDocument>{page}</PrintedDocument>
    </div>
  );
}
