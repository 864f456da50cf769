/**
 * Every public page as Lighthouse sees it in Chromium: mobile profile, median of three. `--site=/pricing` measures the
 * pages whose path begins so.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startBackend } from '../support/backend.ts';
import { median } from './table.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Measured {
  readonly path: string;
  /** Out of a hundred, in the order of the categories. */
  readonly scores: readonly number[];
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly shift: number;
  /** Kilobytes of scripts sent. */
  readonly script: number;
  readonly faults: readonly string[];
}

export async function measureSite(begins: string): Promise<void> {
  const backend = await startBackend({ emulator: false });
  const sitemap = await (await fetch(`${backend.origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const chrome = await launch({
    ...(process.env.AMARANTH_CHROMIUM ? { chromePath: process.env.AMARANTH_CHROMIUM } : {}),
    chromeFlags: ['--headless', '--no-sandbox'],
  });
  console.log(`${'page'.padEnd(52)} ${CATEGORIES.join(' ')}   LCP s   shift   scripts kB`);
  for (const path of paths.filter((listed) => listed.startsWith(begins))) {
    const runs: Measured[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(backend.origin, path, chrome.port));
    print(path, runs);
  }
  chrome.kill();
  await backend.stop();
}

async function measure(origin: string, path: string, port: number): Promise<Measured> {
  const result = await lighthouse(origin + path, {
    port,
    onlyCategories: [...CATEGORIES],
    // A page remembers its language: the English one would be left for its French twin after that was measured.
    clearStorageTypes: ['local_storage', 'cache_storage', 'service_workers', 'shader_cache'],
    output: 'json',
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${path}.`);
  const { audits, categories } = result.lhr;
  const items = audits['network-requests']?.details;
  const requests: readonly { resourceType?: string; transferSize?: number }[] =
    items && 'items' in items ? items.items : [];
  return {
    path,
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    script:
      requests
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000,
    faults: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  };
}

function print(path: string, runs: readonly Measured[]): void {
  const middle = (read: (run: Measured) => number) => median(runs.map(read));
  const scores = CATEGORIES.map((name, index) =>
    String(middle(({ scores }) => scores[index] ?? 0)).padStart(name.length),
  );
  const figures = [
    (middle(({ largestPaint }) => largestPaint) / 1_000).toFixed(2).padStart(5),
    middle(({ shift }) => shift).toFixed(3),
    middle(({ script }) => script)
      .toFixed(1)
      .padStart(6),
  ];
  const faults = [...new Set(runs.flatMap((run) => run.faults))].join(', ');
  console.log(`${path.padEnd(52)} ${scores.join(' ')}   ${figures.join('   ')}   ${faults}`);
}
