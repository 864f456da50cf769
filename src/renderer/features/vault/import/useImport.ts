/** The way of one import, from the choice of a file to its report. What was read stands in this page alone. */
import { useEffect, useRef, useState } from 'react';
import { cancelVaultUploads } from '#features/uploads/index.ts';
import { logError } from '#platform/logging/logger.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import { useOpenVault, vaultSession } from '../open/vaultStore.ts';
import { addImportedFiles } from './addImportedFiles.ts';
import type { CsvColumns } from './csv/csvRoles.ts';
import { importInWorker } from './importInWorker.ts';
import type { CsvTable, ImportRefusal, ImportSource, NotTaken } from './importOutcome.ts';
import { type Candidate, type Choice, compareItems, findSaved, keptItems, planImport } from './importPlan.ts';
import type { ImportReport } from './importReport.ts';
import type { ImportAnswers } from './readExport.ts';
import { type ImportProgress, type ImportResult, runImport, undoImport } from './runImport.ts';

export interface ReadFile {
  readonly fileName: string;
  readonly source: ImportSource;
  readonly candidates: readonly Candidate[];
  readonly notTaken: readonly NotTaken[];
}

export type ImportState =
  /** `problem` is why the file before was not read; `failed` when it could not even be looked at. */
  | { readonly step: 'choosing'; readonly problem: ImportRefusal | 'failed' | null }
  | { readonly step: 'reading' }
  | {
      readonly step: 'asking-password';
      readonly file: File;
      readonly source: ImportSource;
      readonly mayHaveKeyFile: boolean;
      readonly refusal: ImportRefusal | null;
    }
  | { readonly step: 'asking-columns'; readonly file: File; readonly table: CsvTable }
  | ({ readonly step: 'preview' } & ReadFile)
  | { readonly step: 'saving' | 'undoing'; readonly progress: ImportProgress }
  | { readonly step: 'done'; readonly report: ImportReport };

export interface Import {
  readonly state: ImportState;
  read(file: File, answers?: Answers): void;
  /** Reading, or saving: what was saved stays. */
  stop(): void;
  startOver(): void;
  save(read: ReadFile, choiceOf: (index: number) => Choice): void;
  /** What failed and what was not begun, once more. */
  goOn(report: ImportReport): Promise<void>;
  undo(report: ImportReport): void;
}

interface Answers {
  readonly password?: string;
  readonly keyFile?: Blob;
  readonly columns?: CsvColumns;
}

const choosing: ImportState = { step: 'choosing', problem: null };
/** The file is sound: another answer may open it. */
const answerRefusals = new Set<ImportRefusal>([
  'wrong-password',
  'wrong-password-or-key-file',
  'bad-key-file',
]);

export function useImport(): Import {
  const language = useLanguage();
  const { items } = useOpenVault();
  const latestItems = useRef(items);
  latestItems.current = items;
  const [state, setState] = useState<ImportState>(choosing);
  const running = useRef(new AbortController());
  // What was read goes with the page, and nothing goes on behind it.
  useEffect(() => () => running.current.abort(), []);

  const begin = () => {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  async function readWith(file: File, answers: ImportAnswers, signal: AbortSignal): Promise<ImportState> {
    const outcome = await importInWorker(file, answers, signal);
    switch (outcome.outcome) {
      case 'read':
        return {
          step: 'preview',
          fileName: file.name,
          source: outcome.source,
          candidates: await compareItems(outcome.items, keptItems(latestItems.current)),
          notTaken: outcome.notTaken,
        };
      case 'asks':
        return outcome.question === 'columns'
          ? { step: 'asking-columns', file, table: outcome.table }
          : {
              step: 'asking-password',
              file,
              source: outcome.source,
              mayHaveKeyFile: outcome.question === 'password-or-key-file',
              refusal: null,
            };
      case 'refused':
        return { step: 'choosing', problem: outcome.reason };
    }
  }

  function read(file: File, answers: Answers = {}): void {
    const before = state;
    const signal = begin();
    setState({ step: 'reading' });
    readWith(file, { language, ...answers }, signal)
      .then((next) => {
        if (signal.aborted) return;
        const problem = next.step === 'choosing' ? next.problem : null;
        const isAnswerWrong = problem !== null && problem !== 'failed' && answerRefusals.has(problem);
        if (before.step === 'asking-password' && isAnswerWrong) setState({ ...before, refusal: problem });
        else setState(next);
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        // Never with the file's name or what is in it.
        logError('An export could not be read', {}, error);
        setState({ step: 'choosing', problem: 'failed' });
      });
  }

  async function run(
    steps: Parameters<typeof runImport>[0],
    report: (result: ImportResult) => ImportReport,
  ): Promise<void> {
    const signal = begin();
    const onProgress = (progress: ImportProgress) => setState({ step: 'saving', progress });
    const session = vaultSession();
    const result = await runImport(steps, { session, addFiles: addImportedFiles, signal, onProgress });
    setState({ step: 'done', report: report(result) });
  }

  return {
    state,
    read,
    stop() {
      running.current.abort();
      setState((current) => (current.step === 'reading' ? choosing : current));
    },
    startOver: () => setState(choosing),
    save({ candidates, fileName, source, notTaken }, choiceOf) {
      const steps = planImport(candidates, choiceOf, keptItems(latestItems.current));
      const leftOut = candidates.filter((_, index) => choiceOf(index) === 'leave-out').length;
      void run(steps, (result) => ({ ...result, fileName, source, notTaken, leftOut, undone: null }));
    },
    async goOn(report) {
      const failed = report.failed.flatMap(({ step, outcome }) => (outcome.is === 'failed' ? [step] : []));
      await vaultSession().look();
      // One may be there although its answer was lost.
      const { there, missing } = await findSaved(failed, keptItems(latestItems.current));
      await run([...missing, ...report.rest], (result) => ({
        ...report,
        imported: [...report.imported, ...there, ...result.imported],
        failed: [...report.failed.filter(({ outcome }) => outcome.is !== 'failed'), ...result.failed],
        rest: result.rest,
        filesBegun: report.filesBegun + result.filesBegun,
        filesNotAdded: [...report.filesNotAdded, ...result.filesNotAdded],
      }));
    },
    undo(report) {
      begin();
      const onProgress = (progress: ImportProgress) => setState({ step: 'undoing', progress });
      const session = vaultSession();
      const presentItems = () => {
        const vault = session.snapshot();
        return vault.kind === 'open' ? vault.items : latestItems.current;
      };
      void undoImport(report.imported, {
        session,
        presentItems,
        cancelFiles: cancelVaultUploads,
        onProgress,
      }).then((undone) => setState({ step: 'done', report: { ...report, undone } }));
    },
  };
}
