/** Line by line: what whoever runs the server can read. */
import { defineMessages, useLanguage, useMessages } from '#ui/language/messages.tsx';
import { type Readable, readables } from './readable.ts';

const tableMessages = defineMessages({
  en: {
    what: 'What',
    server: 'We, at the server',
    readable: 'can read it',
    seen: 'see that it is there',
    sealed: 'cannot read it',
  },
  fr: {
    what: 'Quoi',
    server: 'Nous, au serveur',
    readable: 'pouvons le lire',
    seen: 'voyons que c’est là',
    sealed: 'ne pouvons pas le lire',
  },
});

const styles: Readonly<Record<Readable['verdict'], string>> = {
  readable: 'bg-notice-soft text-notice-text',
  seen: 'bg-sunken text-ink-soft',
  sealed: 'bg-success-soft text-success-text',
};

export function ReadableTable() {
  const texts = useMessages(tableMessages);
  const language = useLanguage();
  return (
    <table className="mt-10 w-full border-collapse text-start">
      <thead>
        <tr className="border-b border-line-strong text-caption text-ink-soft">
          <th scope="col" className="py-2 pe-4 text-start font-semibold">
            {texts.what}
          </th>
          <th scope="col" className="py-2 text-start font-semibold">
            {texts.server}
          </th>
        </tr>
      </thead>
      <tbody>
        {readables.map(({ what, why, verdict }) => (
          <tr key={what.en} className="border-b border-line align-top">
            <th scope="row" className="py-5 pe-5 text-start font-normal">
              <span className="block font-semibold">{what[language]}</span>
              <span className="mt-1 block text-small text-ink-soft">{why[language]}</span>
            </th>
            <td className="w-28 py-5 sm:w-52">
              <span
                className={`inline-block rounded-small px-2.5 py-1 text-small font-medium ${styles[verdict]}`}
              >
                {texts[verdict]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
