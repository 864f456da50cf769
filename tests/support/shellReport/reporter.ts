/** Closes the report of the end-to-end specs by saying in which shells they ran: what the double shows, Electron has not. */
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { describeShells } from './describeShells.ts';

function reasonOf({ annotations, results }: TestCase): string | null {
  const said = [...annotations, ...results.flatMap((result) => result.annotations)];
  return said.find(({ type }) => type === 'skip' || type === 'fixme')?.description ?? null;
}

export default class ShellReporter implements Reporter {
  #suite: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = (this.#suite?.allTests() ?? []).map((test) => ({
      shell: test.parent.project()?.name ?? '',
      hasRun: test.outcome() !== 'skipped',
      reason: reasonOf(test),
    }));
    process.stdout.write(`\nIn which shells the specs ran\n  ${describeShells(tests).join('\n  ')}\n`);
  }

  /** Beside the list of the tests, which is not its own. */
  printsToStdio(): boolean {
    return false;
  }
}
