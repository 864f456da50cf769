import { defineMessages } from '#ui/language/messages.tsx';

export const legalMessages = defineMessages({
  en: {
    hub: 'All legal documents',
    hubLead:
      'Everything that is agreed between us, and everything we owe you. Each section has a line in plain words beside it: the text binds, the line helps to read it.',
    unknown: 'There is no document at this address. Here are all of them.',
    noticeLead: 'Who stands behind all of them:',
    versionOf: (date: string) => `Version of ${date}`,
    appliesFrom: (date: string) => `Applies from ${date}`,
    whatChanged: 'What changed',
    contents: 'In this document',
    print: 'Print',
    bothLanguages:
      'English and French say the same. Where they should differ, what is better for you applies.',
    groupService: 'Between you and us',
    groupServiceLead: 'What you agree to when you use Amaranth.',
    groupLegacy: 'What is handed on',
    groupLegacyLead: 'The release, the people you name, and the voice you may leave.',
    groupData: 'Your data',
    groupDataLead: 'What we know, how long we keep it, and the rights that are yours.',
  },
  fr: {
    hub: 'Tous les documents juridiques',
    hubLead:
      'Tout ce qui est convenu entre nous, et tout ce que nous vous devons. Chaque section est accompagnée d’une ligne en clair : le texte engage, la ligne aide à le lire.',
    unknown: 'Il n’y a aucun document à cette adresse. Les voici tous.',
    noticeLead: 'Qui se tient derrière tous ces textes :',
    versionOf: (date: string) => `Version du ${date}`,
    appliesFrom: (date: string) => `En vigueur depuis le ${date}`,
    whatChanged: 'Ce qui a changé',
    contents: 'Dans ce document',
    print: 'Imprimer',
    bothLanguages:
      'Le français et l’anglais disent la même chose. S’ils devaient différer, ce qui vous est le plus favorable s’applique.',
    groupService: 'Entre vous et nous',
    groupServiceLead: 'Ce que vous acceptez en utilisant Amaranth.',
    groupLegacy: 'Ce qui est transmis',
    groupLegacyLead: 'La transmission, les personnes que vous désignez, et la voix que vous pouvez laisser.',
    groupData: 'Vos données',
    groupDataLead: 'Ce que nous savons, combien de temps nous le gardons, et les droits qui sont les vôtres.',
  },
});
