/** A field by name, as the exports say it; what this version does not know keeps its own word. */
import type { Language } from '#shared/domain/userProfile.ts';
import { fieldNames } from '#shared/vault/fieldNames.ts';
import { itemMessages } from '../messages.ts';

export function nameField(language: Language, name: string): string {
  const texts = itemMessages[language];
  switch (name) {
    case 'title':
      return texts.title;
    case 'oneTimeCode':
      // What an export holds is the address; here it is the code that is shown.
      return texts.oneTimeCode;
    case 'customFields':
      return texts.customFields;
    case 'attachments':
      return texts.files;
    case 'isFavourite':
      return texts.favourite;
    case 'answers':
      return texts.points;
    default:
      return fieldNames[language][name] ?? name;
  }
}
