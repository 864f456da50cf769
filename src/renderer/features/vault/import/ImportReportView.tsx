/** What came of the import. It stays on the screen, can be printed and kept, and holds no secret. */
import Printer from 'lucide-react/icons/printer';
import Save from 'lucide-react/icons/save';
import { useExplainFailure } from '#features/failures/index.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { sayIn } from '#ui/language/sentence.ts';
import { offerDownload } from '#ui/offerDownload.ts';
import { useChange } from '#ui/readOnly.tsx';
import { todayHere } from '#ui/today.ts';
import { type ImportReport, nameOf, summarise, writeReport } from './importReport.ts';
import { notTakenMessages, remarkMessages, sourceMessages } from './messages.ts';
import { pageMessages } from './pageMessages.ts';
import { type FailedStep, isUnsure } from './runImport.ts';
import { useMissingFiles } from './useMissingFiles.ts';

interface ImportReportViewProps {
  readonly report: ImportReport;
  readonly onGoOn: () => void;
  readonly onUndo: () => void;
  readonly onAnother: () => void;
}

export function ImportReportView({ report: told, onGoOn, onUndo, onAnother }: ImportReportViewProps) {
  const texts = useMessages(pageMessages);
  const sources = useMessages(sourceMessages);
  const reasons = useMessages(notTakenMessages);
  const remarks = useMessages(remarkMessages);
  const language = useLanguage();
  const change = useChange();
  const explainFailure = useExplainFailure();
  const explain = ({ outcome }: FailedStep) =>
    outcome.is === 'failed' ? sayIn(language, explainFailure(outcome.failure)) : texts.problemItem;
  const missing = useMissingFiles(told.expectedFiles);
  const report = { ...told, filesNotAdded: [...told.filesNotAdded, ...missing] };
  const { imported, failed, rest, filesNotAdded, notTaken, remarked, undone } = report;
  const isSomeUnsure = !undone && failed.some(({ outcome }) => isUnsure(outcome));
  const canUndo = undone ? undone.isUnfinished : imported.length > 0 || isSomeUnsure;
  const canGoOn = !undone && (rest.length > 0 || failed.some(({ outcome }) => outcome.is === 'failed'));
  const save = () => {
    const day = todayHere();
    const written = writeReport(report, day, language, explain);
    offerDownload(new Blob([written], { type: 'text/plain;charset=utf-8' }), texts.reportFile(day))();
  };
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <section aria-labelledby="import-report" className="flex flex-col gap-3">
        <h2 id="import-report" className="text-title">
          {imported.length > 0 ? texts.reportTitle : texts.nothingSaved}
        </h2>
        <p className="text-ink-soft">
          {sources[report.source]} · {report.fileName}
        </p>
        <div role="status" className="flex flex-col gap-1">
          {summarise(report, language).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          {canGoOn ? <Button onPress={change(onGoOn)}>{texts.goOnWithRest}</Button> : null}
          <ButtonLink to={routes.personalVault.path} variant={canGoOn ? 'secondary' : 'primary'}>
            {texts.seeItems}
          </ButtonLink>
          {canUndo ? (
            <Button variant="secondary" onPress={change(onUndo)}>
              {undone ? texts.undoAgain : texts.undo}
            </Button>
          ) : null}
        </div>
      </section>
      <Lines
        title={texts.failedTitle(failed.length)}
        text={isSomeUnsure ? texts.unsure : ''}
        lines={failed.map((step) => ({ name: step.step.title || texts.untitled, why: explain(step) }))}
      />
      <Lines
        title={texts.restTitle(rest.length)}
        lines={rest.map(({ title }) => ({ name: title || texts.untitled, why: '' }))}
      />
      <Lines
        title={texts.filesTitle(filesNotAdded.length)}
        text={texts.filesText}
        lines={filesNotAdded.map((name) => ({ name, why: '' }))}
      />
      <Lines
        title={texts.notTakenTitle(notTaken.length)}
        lines={notTaken.map((thing) => ({ name: nameOf(thing, language), why: reasons[thing.why] }))}
      />
      <Lines
        title={texts.remarkedTitle(remarked.length)}
        lines={remarked.map((thing) => ({ name: nameOf(thing, language), why: remarks[thing.why] }))}
      />
      <Banner tone="notice" title={texts.deleteTitle}>
        {texts.deleteText(report.fileName)}
      </Banner>
      <div className="flex flex-col gap-2 print:hidden">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={<Printer size={18} aria-hidden="true" />}
            onPress={() => window.print()}
          >
            {texts.print}
          </Button>
          <Button variant="secondary" icon={<Save size={18} aria-hidden="true" />} onPress={save}>
            {texts.saveReport}
          </Button>
          <Button variant="quiet" onPress={onAnother}>
            {texts.another}
          </Button>
        </div>
        <p className="text-ink-soft text-small">{texts.reportNote}</p>
      </div>
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  readonly text?: string;
  readonly lines: readonly { readonly name: string; readonly why: string }[];
}

function Lines({ title, text, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h3 className="font-semibold">{title}</h3>
      {text ? <p className="text-ink-soft text-small">{text}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keys too */}
      <ul tabIndex={0} className="mt-3 max-h-96 space-y-2 overflow-y-auto print:max-h-none">
        {lines.map(({ name, why }, index) => (
          <li key={index} className="[overflow-wrap:anywhere]">
            <span className="font-semibold">{name}</span>
            {why === '' ? null : <span className="block text-ink-soft text-small">{why}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
