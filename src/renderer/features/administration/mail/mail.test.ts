import { describe, expect, test } from 'vitest';
import { sealedDocument } from './MailFrame.tsx';
import { splitLinks } from './splitLinks.ts';

const linksOf = (text: string) => splitLinks(text).flatMap((part) => (part.isLink ? [part.text] : []));

describe('The text of a mail', () => {
  test('shows its web addresses as links and loses nothing', () => {
    const text = 'Open https://a.example/verify?mode=x&oobCode=1_-.\nOr (http://b.example/).';
    expect(linksOf(text)).toEqual(['https://a.example/verify?mode=x&oobCode=1_-', 'http://b.example/']);
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'no address', ''])(
    'makes no link of “%s”',
    (text) => expect(linksOf(text)).toEqual([]),
  );
});

test('a mail is shown under a policy that fetches nothing, before anything of its own', () => {
  const document = sealedDocument('<script>alert(1)</script>');
  expect(document.indexOf("default-src 'none'")).toBeLessThan(document.indexOf('<script>'));
});
