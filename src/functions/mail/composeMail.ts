/** A mail of the catalogue as it is sent: plain text, and HTML that any reader shows. */
import type { Language } from '#shared/domain/userProfile.ts';
import { withPlainWords } from './plainWords.ts';
import { english } from './texts/english.ts';
import { french } from './texts/french.ts';
import type { MailParameters, MailPurpose, MailText, MailTexts } from './texts/mailText.ts';

const mailTexts: Readonly<Record<Language, MailTexts>> = { en: english, fr: french };

export interface ComposedMail {
  readonly purpose: MailPurpose;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function composeMail<Purpose extends MailPurpose>(
  purpose: Purpose,
  parameters: MailParameters[Purpose],
  language: Language,
): ComposedMail {
  const mail = mailTexts[language][purpose](withPlainWords(parameters));
  return { purpose, subject: mail.subject, text: asText(mail, language), html: asHtml(mail, language) };
}

const SIGNATURE = 'Amaranth';

function asText({ paragraphs, button, after, isBare }: MailText, language: Language): string {
  if (isBare) return paragraphs.join('\n');
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const link = button ? [`${button.label}${colon}\n${button.address}`] : [];
  return `${[...paragraphs, ...link, ...(after ? [after] : []), SIGNATURE].join('\n\n')}\n`;
}

function asHtml({ paragraphs, button, after, isBare }: MailText, language: Language): string {
  const quiet = (text: string) => `<p style="color:#5c494d;font-size:15px">${escapeHtml(text)}</p>`;
  const content = [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`),
    ...(button
      ? [
          `<p style="margin:28px 0"><a href="${escapeHtml(button.address)}" style="background:#8e2f4f;color:#fff8f3;padding:12px 22px;border-radius:10px;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
        ]
      : []),
    ...(after ? [quiet(after)] : []),
    ...(isBare ? [] : [quiet(SIGNATURE)]),
  ].join('');
  return `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px 16px;background:#fbf6ef;color:#2b1a1f;font:17px/1.6 Georgia,serif"><div style="max-width:32rem;margin:0 auto">${content}</div></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
