/**
 * Who answers when somebody cannot go on, by the language they wrote in: the one table of the product. All are free to call, at any
 * hour. Sources: https://3114.fr, https://988lifeline.org, https://www.samaritans.org, https://www.sante.gouv.fr
 */
import type { Helpline } from './conversation.ts';
import type { CloneLanguage } from './passage.ts';

export const helplines: Readonly<Record<CloneLanguage, readonly Helpline[]>> = {
  en: [
    { name: '988 Suicide and Crisis Lifeline', telephone: '988', place: 'United States and Canada' },
    { name: 'Samaritans', telephone: '116 123', place: 'United Kingdom and Ireland' },
    { name: 'Lifeline', telephone: '13 11 14', place: 'Australia' },
    {
      name: 'Emergency services',
      telephone: '112',
      place: 'Europe; 911 in North America, 999 in the United Kingdom',
    },
  ],
  fr: [
    { name: 'Numéro national de prévention du suicide', telephone: '3114', place: 'France' },
    { name: 'Centre de prévention du suicide', telephone: '0800 32 123', place: 'Belgique' },
    { name: 'La Main Tendue', telephone: '143', place: 'Suisse' },
    { name: 'Ligne québécoise de prévention du suicide', telephone: '1 866 277-3553', place: 'Québec' },
    { name: 'Urgences', telephone: '112', place: 'Europe ; 15 pour le SAMU en France' },
  ],
};
