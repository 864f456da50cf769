/** What keeps a text from being cut, in the page's language. */
import type { LayoutIssue } from '#shared/engraving/layOutEngraving.ts';
import type { EngravingTexts } from './messages.ts';

export function describeIssue(issue: LayoutIssue, texts: EngravingTexts): string {
  switch (issue.kind) {
    case 'missing':
      return texts.missing;
    case 'too-many-lines':
      return texts['too-many-lines'](issue.most);
    case 'too-long':
      return texts['too-long'](issue.line, issue.most);
    case 'control-character':
      return texts['control-character'](issue.line);
    case 'emoji':
      return texts.emoji(issue.sign);
    case 'missing-signs':
      return `${texts['missing-signs'](issue.signs)} ${issue.elsewhere ? texts.elsewhere(issue.elsewhere) : texts.nowhere}`;
    case 'too-small':
      return texts['too-small'](issue.height, issue.least);
  }
}
