import { describe, expect, it, test } from 'vitest';
import { stylesFor, withoutUnread, wordsOf } from './styles.ts';

describe('each typeface of a page is cut down to the words that are set in it', () => {
  it('the sans to all of them, as they are read', () => {
    expect(wordsOf('<p>You &amp; yours<br/>don&#x27;t</p>').all).toBe("You & yoursdon't");
  });

  it('the serif to headings and what asks for it, however deep', () => {
    const html =
      '<h2>Hand <b>it</b> on</h2><p>Plain</p><p class="font-serif"><img alt="x"/>said</p><p>after</p>';
    expect(wordsOf(html).serif).toBe('Hand it onsaid');
    expect(wordsOf('<h3>Title <span class="font-sans">soon</span>.</h3>').serif).toBe('Title .');
  });

  it('the italic to what is set in it, until it is upright again', () => {
    const html = '<dt class="font-serif italic">Albums<span class="block not-italic">here</span>!</dt>';
    expect(wordsOf(html)).toMatchObject({ italic: 'Albums!', serif: 'here' });
    expect(wordsOf('<p class="font-serif hover:italic">never</p>').italic).toBe('');
  });
});

test('the serif brings the weights that its upright words have, and no other', () => {
  const weightsOf = (html: string) => wordsOf(html).serifWeights;
  expect(weightsOf('<h2>Title</h2><p>Plain</p><p class="font-serif italic">adorned</p>')).toEqual([500, 500]);
  expect(weightsOf('<h2>Title</h2><p class="font-serif">$9.99</p>')).toEqual([400, 500]);
  expect(weightsOf('<h2>Title</h2><h3 class="font-semibold">Part</h3>')).toEqual([500, 600]);
  expect(weightsOf('<p>Plain</p>')).toEqual([500, 500]);
});

test('what stands in capitals has its capitals, also those with an accent', () => {
  expect(wordsOf('<h2 class="uppercase">légales</h2><p>légales</p>').all).toBe('LÉGALESlégales');
});

test('a button that is shut looks shut before the app is there', async () => {
  const css =
    '.disabled\\:faint:is(:where([data-rac])[data-disabled],:where(:not([data-rac])):disabled){opacity:.5}.hover\\:bold:is(:where([data-rac])[data-hovered],:where(:not([data-rac])):hover){color:red}';
  expect(await stylesFor('<button class="disabled:faint" disabled="">Send</button>', css)).toBe(
    '.disabled\\:faint:disabled{opacity:.5}',
  );
});

test('custom properties that nothing reads are left out, and whatever only they read', () => {
  const css =
    '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}:root{--a:1px;--b:var(--c);--c:2px;--d:#fff}p{margin:var(--a,0);--b:0}';
  expect(withoutUnread(css, '<path fill="var(--d)">')).toBe(
    '@property --a{syntax:"*";inherits:false}:root{--a:1px;--d:#fff}p{margin:var(--a,0);}',
  );
});
