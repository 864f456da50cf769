/** What the waitlist shows of an address, with the button that forgets it. */
import type { WaitlistEntry } from '#shared/callables/waitlist.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { StateLabel } from '../operations/StateLabel.tsx';
import type { Column } from '../table/TableRows.tsx';
import { waitlistPanelMessages } from './messages.ts';

export function useWaitlistColumns(
  onErase: (entry: WaitlistEntry) => void,
  isSearched: boolean,
): readonly Column<WaitlistEntry>[] {
  const texts = useMessages(waitlistPanelMessages);
  const day = longDateFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const stateOf = ({ confirmedAt }: WaitlistEntry) => (confirmedAt ? texts.confirmed : texts.waiting);
  return [
    {
      id: 'address',
      label: texts.address,
      width: 16,
      text: ({ email }) => email,
      ...(isSearched ? { order: 'ascending' as const } : {}),
    },
    { id: 'plan', label: texts.plan, width: 6, text: ({ plan }) => plan },
    { id: 'language', label: texts.language, width: 6, text: ({ language }) => texts.inLanguage(language) },
    {
      id: 'state',
      label: texts.state,
      width: 9,
      text: stateOf,
      draw: (entry) => (
        <StateLabel tone={entry.confirmedAt ? 'success' : 'notice'}>{stateOf(entry)}</StateLabel>
      ),
    },
    {
      id: 'asked',
      label: texts.asked,
      width: 10,
      text: ({ consentedAt }) => day.format(new Date(consentedAt)),
      csv: ({ consentedAt }) => consentedAt,
      ...(isSearched ? {} : { order: 'descending' as const }),
    },
    {
      id: 'confirmed',
      label: texts.confirmed,
      width: 10,
      text: ({ confirmedAt }) => (confirmedAt ? day.format(new Date(confirmedAt)) : ''),
      csv: ({ confirmedAt }) => confirmedAt ?? '',
    },
    {
      id: 'erase',
      label: texts.erase,
      width: 6,
      isAction: true,
      text: () => '',
      draw: (entry) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.eraseOne(entry.email)}
          onPress={() => onErase(entry)}
        >
          {texts.erase}
        </Button>
      ),
    },
  ];
}
