/** A mail of the product: a few paragraphs and at most one button, as plain text and as HTML that any reader shows. */

export interface Letter {
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly address: string };
  readonly closing: string;
}

export function renderLetter({ paragraphs, button, closing }: Letter): { text: string; html: string } {
  const text = [...paragraphs, ...(button ? [`${button.label}: ${button.address}`] : []), closing].join(
    '\n\n',
  );
  const html = [
    '<div style="max-width:34em;margin:0 auto;font:16px/1.6 Georgia,serif;color:#2b2326">',
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(button
      ? [
          `<p><a href="${escapeHtml(button.address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#8c1d40;color:#fff;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
          `<p style="font-size:13px;color:#6b5f63">${escapeHtml(button.address)}</p>`,
        ]
      : []),
    `<p>${escapeHtml(closing)}</p>`,
    '</div>',
  ].join('\n');
  return { text, html };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
