/**
 * The log as one page that verifies itself: it holds the lines as they are stored and a few lines of script that compute
 * every hash anew. It asks no network, and the file can be kept for as long as there are browsers.
 */
import type { LogLine } from '#shared/legacy/logLine.ts';

interface LogFileWording {
  readonly language: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** `{count}` stands for how many, `{number}` for which. */
  readonly whole: string;
  readonly broken: string;
}

export interface ToldLine {
  readonly line: LogLine;
  /** One a heading. */
  readonly cells: readonly string[];
}

export function writeLogFile(
  told: readonly ToldLine[],
  { language, title, headings, whole, broken }: LogFileWording,
): string {
  const lines = told.map(({ line }) => line);
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');
  const rows = told.map((one) => `<tr>${cells(one.cells, 'td')}</tr>`).join('\n');
  const words = { whole, broken };
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { font: 16px/1.5 Georgia, serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #2b1a1f; background: #fffdf9; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { border-bottom: 1px solid #e5d9cb; padding: .4rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
</style>
<h1>${escapeHtml(title)}</h1>
<p id="verdict" role="status"></p>
<table><thead><tr>${cells(headings, 'th')}</tr></thead><tbody>
${rows}
</tbody></table>
<script type="application/json" id="log">${json(lines)}</script>
<script type="application/json" id="words">${json(words)}</script>
<script>
${VERIFY}
const read = (id) => JSON.parse(document.getElementById(id).textContent);
verifyLog(read('log')).then((broken) => {
  const words = read('words');
  document.getElementById('verdict').textContent =
    broken === null ? words.whole.replace('{count}', read('log').length) : words.broken.replace('{number}', broken);
});
</script>
</html>
`;
}

/** RFC 8785 of objects whose values are texts, whole numbers and truths, which is all that a line has. */
export const VERIFY = `function canonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return '[' + value.map(canonical).join(',') + ']';
  const members = Object.keys(value).sort().map((name) => JSON.stringify(name) + ':' + canonical(value[name]));
  return '{' + members.join(',') + '}';
}
async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
async function verifyLog(lines) {
  let previous = '0'.repeat(64);
  for (let index = 0; index < lines.length; index += 1) {
    const { hash, ...rest } = lines[index];
    const isRight =
      rest.number === index + 1 && rest.previousHash === previous && (await sha256(canonical(rest))) === hash;
    if (!isRight) return index + 1;
    previous = hash;
  }
  return null;
}`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** No text in it can end the element that holds it. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
