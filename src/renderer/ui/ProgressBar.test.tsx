import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from './language/messages.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const french = (bar: ReactElement) =>
  renderToStaticMarkup(<LanguageProvider language="fr">{bar}</LanguageProvider>);

test('how far it is, for those who see it and those who hear it, in the person’s language', () => {
  const bar = french(<ProgressBar label="Envoi" value={30} maximum={120} />);
  expect(bar).toContain('role="progressbar"');
  expect(bar).toContain('aria-valuenow="30"');
  expect(bar).toContain('aria-valuemax="120"');
  expect(bar).toMatch(/aria-valuetext="25\s%"/);
  expect(bar).toContain('width:25%');
});

test('its words stand in for the percentage', () => {
  expect(french(<ProgressBar label="Envoi" value={30} valueLabel="30 sur 120 Mo" />)).toContain(
    'aria-valuetext="30 sur 120 Mo"',
  );
});

test('without a value it says only that something is going on', () => {
  const bar = french(<ProgressBar label="Envoi" />);
  expect(bar).toContain('role="progressbar"');
  expect(bar).not.toContain('aria-valuenow');
  expect(bar).not.toContain('aria-valuetext');
});

test('more than all of it is shown as all of it', () => {
  expect(french(<ProgressBar label="Envoi" value={9} maximum={4} />)).toContain('width:100%');
});
