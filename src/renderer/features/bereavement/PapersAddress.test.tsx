import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { rememberConfiguration } from '#platform/backend/configuration.ts';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { bereavementMessages } from './messages.ts';
import { PapersAddress } from './PapersAddress.tsx';

afterEach(() => rememberConfiguration({}));

function told(operator: object): string {
  rememberConfiguration({ operator });
  return renderToStaticMarkup(
    <LanguageProvider language="en">
      <PapersAddress />
    </LanguageProvider>,
  );
}

test('papers go to the operator’s own addresses', () => {
  const both = told({
    supportEmail: 'help@house.example',
    legalEntity: 'The House',
    legalAddress: '1 Quay Street, Nantes',
  });
  expect(both).toContain('href="mailto:help@house.example?subject=A%20death%20in%20the%20family"');
  expect(both).toContain('or by post to');
  expect(both).toContain('The House, 1 Quay Street, Nantes');
  expect(told({ supportEmail: 'help@house.example' })).not.toContain('by post');
  expect(told({ legalAddress: '1 Quay Street' })).not.toContain('mailto');
});

test('where the operator names none, none is made up', () => {
  expect(told({})).toContain(bereavementMessages.en.noAddress);
  expect(told({ legalEntity: 'The House' })).toContain(bereavementMessages.en.noAddress);
});
