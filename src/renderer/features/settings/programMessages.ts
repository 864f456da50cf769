import { defineMessages } from '#ui/language/messages.tsx';

export const programMessages = defineMessages({
  en: {
    title: 'Amaranth on this computer',
    version: (version: string) => `Version ${version}`,
    unknown: 'Amaranth looks for a new version once a day.',
    checking: 'Looking for a new version…',
    newest: 'This is the newest version.',
    available: (version: string) => `Version ${version} is there. Nothing is downloaded before you say so.`,
    whatIsNew: 'What is new',
    bySystem: 'Your system installs programs itself: take the new version from where this one came from.',
    getNewest: 'Get the newest version',
    downloading: (version: string) => `Version ${version} is on its way.`,
    ready: (version: string) =>
      `Version ${version} is ready. It is put in place when you quit Amaranth, or now.`,
    checkFailed: 'The new version could not be looked for. Nothing is wrong with this one; try again later.',
    downloadFailed:
      'The new version did not arrive whole, and was thrown away. Nothing is wrong with this one; try again later.',
    check: 'Check now',
    download: 'Download',
    restart: 'Restart to update',
  },
  fr: {
    title: 'Amaranth sur cet ordinateur',
    version: (version: string) => `Version ${version}`,
    unknown: 'Amaranth cherche une nouvelle version une fois par jour.',
    checking: 'Recherche d’une nouvelle version…',
    newest: 'C’est la version la plus récente.',
    available: (version: string) =>
      `La version ${version} est disponible. Rien n’est téléchargé avant que vous le disiez.`,
    whatIsNew: 'Les nouveautés',
    bySystem:
      'Votre système installe lui-même les programmes\u00a0: prenez la nouvelle version là d’où vient celle-ci.',
    getNewest: 'Obtenir la version la plus récente',
    downloading: (version: string) => `La version ${version} arrive.`,
    ready: (version: string) =>
      `La version ${version} est prête. Elle est mise en place quand vous quittez Amaranth, ou maintenant.`,
    checkFailed:
      'La recherche d’une nouvelle version n’a pas abouti. Celle-ci va bien\u00a0; réessayez plus tard.',
    downloadFailed:
      'La nouvelle version n’est pas arrivée entière, et a été jetée. Celle-ci va bien\u00a0; réessayez plus tard.',
    check: 'Vérifier maintenant',
    download: 'Télécharger',
    restart: 'Redémarrer pour mettre à jour',
  },
});
