/** What the closing line of `npm test` counts, read from the runners' own reports. */

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * A file that could not even be read counts as one failure.
 * @param {any} report of Vitest, as JSON
 * @returns {Totals}
 */
export function countVitest(report) {
  const isOnlyFilesBroken = report.numFailedTestSuites > 0 && report.numFailedTests === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (isOnlyFilesBroken ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * A test that failed and then passed has failed: whoever uses the product has one attempt.
 * @param {any} report of Playwright, as JSON
 * @returns {Totals}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
