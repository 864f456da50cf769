/** The way of one import, from the choice of a file to its report. What was read stands in this page alone. */
import { useEffect, useRef, useState } from 'react';
import { cancelVaultUploads } from '#features/uploads/index.ts';
import { logError } from '#platform/logging/logger.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import { itemsShown, type VaultItem } from '../open/vaultState.ts';
import { useOpenVault, vaultSession } from '../open/vaultStore.ts';
import { addImportedFiles } from './addImportedFiles.ts';
import type { CsvColumns } from './csv/csvRoles.ts';
import { importInWorker } from './importInWorker.ts';
import type { CsvTable, ImportRefusal, ImportSource, NotTaken } from './importOutcome.ts';
import {
  type Candidate,
  type Choice,
  compareItems,
  type ImportStep,
  keptItems,
  planImport,
} from './importPlan.ts';
import type { ImportReport } from './importReport.ts';
import { dropImport, keepImport, readImport } from './journal/importJournal.ts';
import { ifNoOtherImports, whileImporting } from './journal/oneImport.ts';
import { reportInterrupted } from './journal/resumeImport.ts';
import type { ImportAnswers } from './readExport.ts';
import { type ImportProgress, type ImportResult, isUnsure, runImport } from './runImport.ts';
import { undoImport } from './undoImport.ts';

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
  const latestState = useRef(state);
  latestState.current = state;
  // What was read goes with the page, and nothing goes on behind it.
  useEffect(
    () => () => {
      running.current.abort();
      // What locks the vault takes the page away as well, and the report is to come back then.
      const session = vaultSession();
      if (session.snapshot().kind === 'open' && isOver(latestState.current)) void dropImport(session);
    },
    [],
  );
  useEffect(() => {
    let isGone = false;
    const session = vaultSession();
    void ifNoOtherImports(session, async () => {
      const kept = await readImport(session);
      if (!kept || isGone) return;
      await session.look();
      const report = await reportInterrupted(kept, presentItems(), session);
      const isWaiting = !isGone && session.snapshot().kind === 'open';
      if (isWaiting) setState((now) => (now.step === 'choosing' ? { step: 'done', report } : now));
    });
    return () => {
      isGone = true;
    };
  }, []);

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
    steps: readonly ImportStep[],
    report: (result: ImportResult) => ImportReport,
    isRepeated = false,
  ): Promise<void> {
    const signal = begin();
    const onProgress = (progress: ImportProgress) => setState({ step: 'saving', progress });
    const session = vaultSession();
    const options = { session, presentItems, addFiles: addImportedFiles, signal, onProgress, isRepeated };
    const result = await runImport(steps, options);
    setState({ step: 'done', report: report(result) });
  }

  return {
    state,
    read,
    stop() {
      running.current.abort();
      setState((current) => (current.step === 'reading' ? choosing : current));
    },
    startOver() {
      void dropImport(vaultSession());
      setState(choosing);
    },
    save({ candidates, fileName, source, notTaken }, choiceOf) {
      const steps = planImport(candidates, choiceOf, keptItems(latestItems.current));
      const leftOut = candidates.filter((_, index) => choiceOf(index) === 'leave-out').length;
      const remarked = candidates.flatMap(({ item: { content, remarks } }, index) =>
        choiceOf(index) === 'leave-out' ? [] : remarks.map((why) => ({ what: content.title, why })),
      );
      const about = { fileName, source, notTaken, remarked, leftOut };
      setState({ step: 'saving', progress: { done: 0, total: steps.length } });
      void whileImporting(vaultSession(), async () => {
        await keepImport(vaultSession(), { ...about, steps });
        await run(steps, (result) => ({
          ...about,
          ...result,
          undone: null,
          isInterrupted: false,
          expectedFiles: [],
        }));
      });
    },
    async goOn(report) {
      const failed = report.failed.flatMap(({ step, outcome }) => (outcome.is === 'failed' ? [step] : []));
      await whileImporting(vaultSession(), () =>
        run(
          [...failed, ...report.rest],
          (result) => ({
            ...report,
            imported: [...report.imported, ...result.imported],
            failed: [...report.failed.filter(({ outcome }) => outcome.is !== 'failed'), ...result.failed],
            rest: result.rest,
            filesBegun: report.filesBegun + result.filesBegun,
            filesNotAdded: [...report.filesNotAdded, ...result.filesNotAdded],
          }),
          true,
        ),
      );
    },
    undo(report) {
      begin();
      const onProgress = (progress: ImportProgress) => setState({ step: 'undoing', progress });
      const unsure = report.failed.flatMap(({ step, outcome }) => (isUnsure(outcome) ? [step] : []));
      const options = { session: vaultSession(), presentItems, cancelFiles: cancelVaultUploads, onProgress };
      void whileImporting(vaultSession(), async () => {
        const undone = await undoImport(report.imported, unsure, options);
        // Before it is said: a page that is read again at once must not offer to undo what is undone.
        if (!undone.isUnfinished) await dropImport(vaultSession());
        setState({ step: 'done', report: { ...report, undone } });
      });
    },
  };
}

/** Also what is in the trash; nothing once the vault is locked. */
function presentItems(): ReadonlyMap<VaultItemId, VaultItem> {
  return itemsShown(vaultSession().snapshot());
}

/** Nothing is left to be done with it: its report need not come again. */
function isOver(state: ImportState): boolean {
  if (state.step !== 'done') return false;
  const { failed, rest, undone } = state.report;
  return undone ? !undone.isUnfinished : failed.length + rest.length === 0;
}
