import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/language/messages.tsx';
import { visitorFormMessages } from './messages.ts';
import { NotSent } from './NotSent.tsx';
import type { SendingFailure } from './useVisitorForm.ts';

const { en, fr } = visitorFormMessages;

function shown(failure: Partial<SendingFailure>, isOnline: boolean, language: 'en' | 'fr' = 'en'): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <NotSent
        failure={{ reason: 'Why.', isAnswered: false, goesByItself: true, ...failure }}
        isOnline={isOnline}
        title="Not sent"
      />
    </LanguageProvider>,
  );
}

test('without a connection nobody has to do anything: it is sent when the connection is back', () => {
  expect(shown({}, false)).toContain(en.offline);
  expect(shown({}, false)).toContain(en.goesByItself);
  expect(shown({}, false, 'fr')).toContain(fr.goesByItself);
});

test('no answer over a connection that is there is to be sent again by hand', () => {
  expect(shown({}, true)).toContain('Why.');
  expect(shown({}, true)).toContain(en.again);
  expect(shown({}, true)).not.toContain(en.offline);
});

test('what was changed since is not promised to go by itself', () => {
  expect(shown({ goesByItself: false }, false)).toContain(en.offline);
  expect(shown({ goesByItself: false }, false)).not.toContain(en.goesByItself);
});

test('whoever was refused is told so, and why, whatever the connection does', () => {
  for (const isOnline of [true, false]) {
    const refused = shown({ isAnswered: true, goesByItself: false }, isOnline);
    expect(refused).toContain('Not sent');
    expect(refused).toContain('Why.');
    expect(refused).toContain(en.kept);
    expect(refused).not.toContain(en.offline);
  }
});
