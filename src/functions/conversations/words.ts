/** What is said about a clone and never by it, in the language of who asks. */
import type { AdviceKind } from '#shared/clone/conversation.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';

interface Words {
  readonly greeting: (ownerName: string) => string;
  readonly farewell: string;
  readonly notRecorded: (ownerName: string) => string;
  /** What is nearest stands below it. */
  readonly nearest: (ownerName: string) => string;
  readonly notDiscussed: (ownerName: string) => string;
  readonly advice: Readonly<Record<AdviceKind, string>>;
  /** The numbers to call stand below it. */
  readonly distress: readonly string[];
  /** A question that can be asked. */
  readonly aboutAlbum: (title: string) => string;
}

export const words: Readonly<Record<CloneLanguage, Words>> = {
  en: {
    greeting: (name) => `You can ask about what ${name} recorded.`,
    farewell: 'Thank you for listening.',
    notRecorded: (name) => `${name} recorded nothing about this.`,
    nearest: (name) => `This is not recorded in so many words. The nearest that ${name} told:`,
    notDiscussed: (name) => `${name} chose not to speak of this here.`,
    advice: {
      medical:
        'This is an AI made from recordings, and it gives no medical advice. Please ask a doctor or a pharmacist.',
      legal:
        'This is an AI made from recordings, and it gives no legal advice. Please ask a lawyer or a legal aid office.',
      financial:
        'This is an AI made from recordings, and it gives no financial advice. Please ask an independent adviser.',
    },
    distress: [
      'What you write sounds very heavy, and it matters more than any question here.',
      'This is an AI made from recordings. It cannot be with you, but there are people who can, right now.',
      'Please call one of these numbers, or somebody you trust. If you are in danger, call the emergency services.',
    ],
    aboutAlbum: (title) => `What is “${title}” about?`,
  },
  fr: {
    greeting: (name) => `Vous pouvez poser des questions sur ce que ${name} a enregistré.`,
    farewell: 'Merci d’avoir écouté.',
    notRecorded: (name) => `${name} n’a rien enregistré à ce sujet.`,
    nearest: (name) => `Cela n’est pas enregistré tel quel. Ce que ${name} a raconté de plus proche :`,
    notDiscussed: (name) => `${name} a choisi de ne pas en parler ici.`,
    advice: {
      medical:
        'Ceci est une IA faite d’enregistrements : elle ne donne aucun conseil médical. Demandez à un médecin ou à un pharmacien.',
      legal:
        'Ceci est une IA faite d’enregistrements : elle ne donne aucun conseil juridique. Demandez à un avocat ou à un point d’accès au droit.',
      financial:
        'Ceci est une IA faite d’enregistrements : elle ne donne aucun conseil financier. Demandez à un conseiller indépendant.',
    },
    distress: [
      'Ce que vous écrivez semble très lourd à porter, et cela compte plus que toute question ici.',
      'Ceci est une IA faite d’enregistrements. Elle ne peut pas être auprès de vous, mais des personnes le peuvent, maintenant.',
      'Appelez l’un de ces numéros, ou quelqu’un en qui vous avez confiance. Si vous êtes en danger, appelez les urgences.',
    ],
    aboutAlbum: (title) => `De quoi parle « ${title} » ?`,
  },
};
