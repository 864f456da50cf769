/**
 * The pages shown when the app itself cannot run. Plain DOM, no React: what failed may be what they would need.
 * English, since no language has been read yet.
 */
const CRITICAL_FAILURE_TEXT = 'Amaranth failed to initialize. Please refresh the page or contact support.';

function draw(root: HTMLElement, title: string, parts: readonly HTMLElement[]): void {
  const page = element('main', 'mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-5 px-6 py-16');
  page.setAttribute('role', 'alert');
  page.append(element('h1', 'text-page', title), ...parts);
  root.replaceChildren(page);
}

function element<Name extends 'main' | 'h1' | 'p' | 'ul' | 'li' | 'code' | 'button'>(
  name: Name,
  className: string,
  text = '',
) {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
}

function refreshButton(): HTMLElement {
  const button = element(
    'button',
    'min-h-11 self-start rounded-control bg-accent px-5 font-semibold text-on-accent hover:bg-accent-hover',
    'Refresh the page',
  );
  button.addEventListener('click', () => window.location.reload());
  return button;
}

/** SPEC §8: the critical render failure page. */
export function drawCriticalFailure(root: HTMLElement): void {
  draw(root, 'Amaranth', [element('p', 'text-lead text-ink-soft', CRITICAL_FAILURE_TEXT), refreshButton()]);
}

/** SPEC §8: missing backend configuration values stop the app; the page names them for whoever set it up. */
export function drawMissingConfiguration(root: HTMLElement, names: readonly string[]): void {
  const list = element('ul', 'flex flex-col gap-1.5');
  for (const name of names) {
    const item = element('li', '');
    item.append(element('code', 'rounded-small bg-sunken px-2 py-0.5 font-mono text-small', name));
    list.append(item);
  }
  draw(root, 'Amaranth is not set up yet', [
    element(
      'p',
      'text-lead text-ink-soft',
      'The app cannot reach its backend, because these values are missing from its configuration:',
    ),
    list,
    element('p', 'text-ink-soft', 'Add them to /configuration.json on this address, then refresh the page.'),
    refreshButton(),
  ]);
}
