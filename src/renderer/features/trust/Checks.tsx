/** How to check us, what we do not have yet, and how to tell us of a weakness. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { routes } from '#shared/routes.ts';
import { SECURITY_TEXT_PATH } from '#shared/securityText.ts';
import { Link } from '#ui/Link.tsx';
import { defineMessages, useMessages } from '#ui/language/messages.tsx';
import { trustMessages } from './messages.ts';

const checkMessages = defineMessages({
  en: {
    vault: 'The vault’s format',
    vaultText:
      'All that a program needs to open an exported vault without us, and a list of what the server sees. A second program that shares no code with ours is held to it.',
    legacy: 'The format of the release',
    legacyText: 'How a lock is made, cut in parts and opened again, with the same table as above, exactly.',
    reader: 'The offline reader',
    readerText:
      'One page that opens an exported vault on a computer without a network. It lies in every export, with its source written out in it.',
    log: 'The log, verified at home',
    logText:
      'The history of your check-ins is a chain of hashes. Its download verifies itself in any browser; the document shows how to do it with a few lines of your own.',
    licences: 'What we build on',
    licencesText: 'The packages in this page and their licences. No cryptography of our own is among them.',
  },
  fr: {
    vault: 'Le format du coffre-fort',
    vaultText:
      'Tout ce qu’il faut à un programme pour ouvrir sans nous un coffre-fort exporté, et la liste de ce que voit le serveur. Un second programme, sans une ligne commune avec le nôtre, s’y tient. En anglais.',
    legacy: 'Le format de la transmission',
    legacyText:
      'Comment une serrure se fait, se découpe et se rouvre, avec le tableau ci-dessus, au mot près. En anglais.',
    reader: 'Le lecteur hors ligne',
    readerText:
      'Une page qui ouvre un coffre-fort exporté sur un ordinateur sans réseau. Elle est dans chaque export, son code source écrit en clair.',
    log: 'Le journal, vérifié chez soi',
    logText:
      'L’histoire de vos signes de vie est une chaîne d’empreintes. Son téléchargement se vérifie seul dans tout navigateur ; le document montre comment le faire avec quelques lignes à soi. En anglais.',
    licences: 'Ce sur quoi nous bâtissons',
    licencesText:
      'Les paquets de cette page et leurs licences. Aucune cryptographie de notre invention n’en fait partie.',
  },
});

export function Checks() {
  const texts = useMessages(trustMessages);
  const words = useMessages(checkMessages);
  const papers = [
    ['/vault-format.md', words.vault, words.vaultText],
    ['/legacy-format.md', words.legacy, words.legacyText],
    ['/open-vault.html', words.reader, words.readerText],
    ['/legacy-log.md', words.log, words.logText],
    ['/licences/packages.txt', words.licences, words.licencesText],
  ] as const;
  return (
    <div id="check">
      <h2 className="text-page">{texts.checkTitle}</h2>
      <p className="mt-4 text-lead text-ink-soft">{texts.checkLead}</p>
      <ul className="mt-8 flex flex-col gap-6">
        {papers.map(([address, name, text]) => (
          <li key={address}>
            <Link href={address}>{name}</Link>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Missing() {
  const texts = useMessages(trustMessages);
  return (
    <div id="missing">
      <h2 className="text-page">{texts.missingTitle}</h2>
      <ul className="mt-8 flex flex-col gap-4">
        {texts.missing.split('\n').map((line) => (
          <li key={line} className="border-s-2 border-line-strong ps-4">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Report() {
  const texts = useMessages(trustMessages);
  const { supportEmail } = publicConfiguration();
  return (
    <section id="report" className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-3xl px-5 py-20 sm:px-8 sm:py-24">
        <h2 className="text-page">{texts.reportTitle}</h2>
        <p className="mt-5 text-lead text-ink-soft">{texts.reportText}</p>
        {supportEmail === '' ? null : (
          <p className="mt-6 [overflow-wrap:anywhere]">
            {texts.reportMail} <Link href={`mailto:${supportEmail}?subject=security`}>{supportEmail}</Link>.
          </p>
        )}
        <ul className="mt-4 flex flex-col gap-2">
          {isPageBuilt('contact') ? (
            <li>
              <Link to={routes.contact.path}>{texts.reportForm}</Link>
            </li>
          ) : null}
          {supportEmail === '' ? null : (
            <li>
              <Link href={SECURITY_TEXT_PATH}>{texts.reportFile}</Link>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
