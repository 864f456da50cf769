/** How a page looks that is read without us, from a folder. */
import { pageColorStyle } from '#shared/pageColors.ts';

export const documentStyle = `
:root { color-scheme: light dark; --line: light-dark(#e5d9cb, #3c2f33); --soft: light-dark(#6d5a5f, #b9a8a6);
  --raised: light-dark(#f4ece2, #241c1f); }
body { margin: 0 auto; max-width: 68rem; padding: 2rem 1.25rem 5rem; font: 1.0625rem/1.6 Georgia, serif;
  ${pageColorStyle} overflow-wrap: anywhere; }
h1, h2 { font-weight: 500; line-height: 1.2; }
h1 { font-size: 2.4rem; margin: 1rem 0 0.25rem; }
h2 { font-size: 1.7rem; margin: 3rem 0 0.25rem; }
a { color: light-dark(#8e2f4f, #f0a6bd); }
ul { list-style: none; padding: 0; }
.items { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }
.picture { display: block; position: relative; aspect-ratio: 4 / 3; overflow: hidden; border-radius: 6px;
  container-type: size; }
.picture img { position: absolute; top: 50%; left: 50%; width: 100%; height: 100%; max-width: none;
  object-fit: cover; transform: translate(-50%, -50%); }
.turned-90 img, .turned-270 img { width: 100cqh; height: 100cqw; }
.turned-90 img { transform: translate(-50%, -50%) rotate(90deg); }
.turned-180 img { transform: translate(-50%, -50%) rotate(180deg); }
.turned-270 img { transform: translate(-50%, -50%) rotate(270deg); }
/* Drawn only where the picture itself cannot be. */
.picture img::after { content: attr(alt); position: absolute; inset: 0; display: grid; place-items: center;
  padding: 1rem; text-align: center; background: var(--raised); color: var(--soft); }
.card { display: grid; place-content: center; gap: 0.35rem; min-height: 9rem; padding: 1rem; text-align: center;
  border: 1px solid var(--line); border-radius: 6px; background: var(--raised); }
video { display: block; width: 100%; border-radius: 6px; }
audio { width: 100%; }
p { margin: 0.35rem 0; }
.letter { grid-column: 1 / -1; max-width: 42rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 6px;
  white-space: pre-line; }
.letter ul { list-style: disc; }
.letter ul, .letter ol { padding-left: 1.75rem; }
h3, .letter h2 { font-size: 1.4rem; font-weight: 500; line-height: 1.2; margin: 1.25rem 0 0.25rem; }
h3 { margin-top: 0; }
blockquote { margin: 0.9rem 0; padding-left: 1.25rem; border-left: 2px solid light-dark(#8e2f4f, #f0a6bd); }
.portrait { width: 8rem; height: 8rem; border-radius: 50%; object-fit: cover; }
.soft { color: var(--soft); font-size: 0.9375rem; }
`;
