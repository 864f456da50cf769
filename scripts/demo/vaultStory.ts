/**
 * What the demo family's vault holds, in plain words: every kind of item, and the list of the first week answered in part.
 * Names, numbers and addresses are invented; telephone numbers are of the ranges that France keeps for fiction, and the
 * wallet's words are those of the standard's own examples. After a change: `node scripts/demo/sealVault.ts`.
 */
import type { z } from 'zod';
import type { vaultContentSchema } from '#shared/vault/content.ts';

export type StoryContent = z.input<typeof vaultContentSchema>;

export interface StoryItem {
  /** Days, the day of the first version first. */
  readonly savedOn: readonly string[];
  /** Of each version, what differs from the one that stands; the oldest first. */
  readonly earlier?: readonly Readonly<Record<string, unknown>>[];
  readonly content: StoryContent;
  /** A picture of `resources/demo` that is attached to it. */
  readonly picture?: string;
}

const paragraph = (text: string) => ({ kind: 'paragraph' as const, spans: [{ text }] });

export const vaultStory: readonly StoryItem[] = [
  {
    savedOn: ['2026-02-03'],
    content: {
      kind: 'document',
      title: 'My passport',
      documentType: 'Passport',
      number: '26DM00961',
      issuer: 'Préfecture de Lyon',
      issuedOn: '2025-09-12',
      expiresOn: '2035-09-11',
      whereKept: 'Top drawer of the desk, in the blue folder. The identity card is in my purse.',
      tags: ['papers'],
      answers: ['papers-identity'],
    },
  },
  {
    savedOn: ['2026-02-03', '2026-06-20'],
    earlier: [{ whereKept: 'The signed original is in the sideboard, under the tablecloths.' }],
    content: {
      kind: 'document',
      title: 'My will',
      documentType: 'Will',
      issuer: 'Maître Delorme, notary',
      issuedOn: '2024-03-18',
      whereKept: 'The signed original is with Maître Delorme since June. A copy is in the blue folder.',
      notes: 'Lucie and Tom know what is in it. Nothing in it should surprise anybody.',
      tags: ['papers'],
      isFavourite: true,
      answers: ['papers-will'],
    },
  },
  {
    savedOn: ['2026-02-04'],
    content: {
      kind: 'document',
      title: 'Life insurance',
      documentType: 'Insurance policy',
      number: 'LV-2004-77120',
      issuer: 'Mutuelle des Rives',
      whereKept: 'Blue folder, second pocket.',
      notes:
        'Taken out with your father in 2004. It pays to Lucie and Tom, half each. They have to be asked.',
      tags: ['papers', 'money'],
      answers: ['papers-insurance-life'],
    },
  },
  {
    savedOn: ['2026-02-10'],
    content: {
      kind: 'document',
      title: 'The house at the lake',
      documentType: 'Deed',
      issuer: 'Maître Delorme, notary',
      issuedOn: '1978-05-02',
      whereKept: 'The deed is in the iron box in the cellar of the house, where it always was.',
      notes: 'It belongs to Paul and me together. He would rather keep it; so would I.',
      tags: ['papers', 'house'],
      answers: ['home-deed'],
    },
  },
  {
    savedOn: ['2026-02-05'],
    content: {
      kind: 'password',
      title: 'My e-mail',
      username: 'claire.moreau@mail.example',
      password: 'reinette-april-forty-one-trees',
      websites: ['https://mail.example'],
      oneTimeCode: 'otpauth://totp/mail.example:claire.moreau?secret=JBSWY3DPEHPK3PXP&issuer=mail.example',
      passwordChangedAt: '2026-02-05T09:00:00.000Z',
      notes: 'Every other account can be opened through this one.',
      isFavourite: true,
      tags: ['online'],
      answers: ['accounts-email'],
    },
  },
  {
    savedOn: ['2026-02-05'],
    content: {
      kind: 'password',
      title: 'My telephone',
      username: '',
      password: '614 072',
      passwordChangedAt: '2026-02-05T09:05:00.000Z',
      customFields: [{ label: 'SIM code', value: '4185', isSecret: true }],
      notes: 'The bank sends its codes here, so leave it charged for the first weeks.',
      tags: ['online'],
      answers: ['accounts-phone'],
    },
  },
  {
    savedOn: ['2026-02-06'],
    content: {
      kind: 'password',
      title: 'Crédit du Lac',
      username: '00417726',
      password: 'lake1932',
      websites: ['https://credit-du-lac.example'],
      passwordChangedAt: '2021-05-01T10:00:00.000Z',
      tags: ['money', 'online'],
    },
  },
  {
    savedOn: ['2026-02-06'],
    content: {
      kind: 'password',
      title: 'Library of Lyon',
      username: 'cmoreau',
      password: 'lake1932',
      websites: ['https://library.example'],
      passwordChangedAt: '2019-11-20T10:00:00.000Z',
      tags: ['online'],
    },
  },
  {
    savedOn: ['2026-02-06'],
    content: {
      kind: 'account',
      title: 'The bank',
      provider: 'Crédit du Lac',
      website: 'https://credit-du-lac.example',
      accountNumber: 'FR14 2004 1010 0505 0001 3M02 606',
      wish: 'close',
      instructions:
        'Leave it open until the last bills are paid, about three months, then close it and share what is left.',
      support: 'Madame Perrin, at the branch by the harbour, 04 65 71 20 18',
      tags: ['money'],
      isFavourite: true,
      answers: ['money-bank'],
    },
  },
  {
    savedOn: ['2026-02-12'],
    content: {
      kind: 'account',
      title: 'Photographs online',
      provider: 'Pictures.example',
      username: 'claire.moreau@mail.example',
      wish: 'hand-over',
      handOverTo: 'Lucie',
      instructions:
        'Take everything out first; then it may be closed. The dates of 1994 are wrong, she knows.',
      tags: ['online'],
      answers: ['accounts-photos'],
    },
  },
  {
    savedOn: ['2026-02-12'],
    content: {
      kind: 'account',
      title: 'The village’s page',
      provider: 'Circle.example',
      username: 'claire.moreau',
      wish: 'memorialise',
      instructions: 'Leave it as it is. One picture of the orchard in bloom would be nice, in April.',
      tags: ['online'],
      answers: ['accounts-social'],
    },
  },
  {
    savedOn: ['2026-03-01'],
    content: {
      kind: 'account',
      title: 'Electricity at the lake',
      provider: 'Énergie des Alpes',
      accountNumber: '88 231 004',
      wish: 'keep',
      instructions: 'Keep it on in winter, or the pipes freeze. The water is shut off behind the red door.',
      support: '04 65 71 33 00',
      tags: ['house'],
      answers: ['home-utilities'],
    },
  },
  {
    savedOn: ['2026-04-18'],
    content: {
      kind: 'letter',
      title: 'For Tom, about the questions',
      addressee: 'Tom',
      body: [
        paragraph('My dear Tom,'),
        paragraph(
          'You were six when you asked whether sunflowers get tired of turning. I said I would find out. I have thought about it for thirty years, on and off, and I believe they do, a little, and that they turn all the same.',
        ),
        {
          kind: 'quote',
          spans: [{ text: 'Keep asking. It is the best thing that you do.', italic: true }],
        },
        paragraph(
          'The boat is yours if you want it. It leaks on the left. Your grandfather never said so to anybody.',
        ),
        paragraph('Maman'),
      ],
      answers: ['wishes-letters'],
    },
  },
  {
    savedOn: ['2026-05-06'],
    content: {
      kind: 'wishes',
      title: 'If I cannot say it myself',
      bloodType: 'A+',
      allergies: 'Penicillin.',
      medication: 'One small white tablet for blood pressure, in the morning.',
      doctor: 'Doctor Aubert',
      organDonation: 'yes',
      lifeSupport:
        'If I would not wake up again, let me go. Ask Lucie: we have talked about it, and she may say so.',
      whereKept: 'The signed paper is in the blue folder, and Doctor Aubert has one.',
      farewell: 'cremation',
      ceremony: 'By the lake, in the morning, with bread and coffee afterwards. Somebody should sing.',
      isFavourite: true,
      answers: ['wishes-care', 'wishes-organs', 'wishes-funeral', 'health-medication'],
    },
  },
  {
    savedOn: ['2026-02-03'],
    content: {
      kind: 'contact',
      title: 'Lucie',
      role: 'My daughter',
      phone: '06 39 98 14 61',
      email: 'lucie@mail.example',
      reason: 'Call her first, at any hour. She tells Tom and Paul.',
      isFavourite: true,
      tags: ['people'],
      answers: ['people-first-call', 'people-executor'],
    },
  },
  {
    savedOn: ['2026-02-03'],
    content: {
      kind: 'contact',
      title: 'Maître Delorme',
      role: 'Notary',
      phone: '04 65 71 08 52',
      address: '3 place du Marché, Lyon',
      reason: 'Has the will and the papers of the house. The file is called Moreau-Perret.',
      tags: ['people'],
      answers: ['people-notary'],
    },
  },
  {
    savedOn: ['2026-05-06'],
    content: {
      kind: 'contact',
      title: 'Doctor Aubert',
      role: 'Family doctor',
      phone: '04 65 71 44 90',
      tags: ['people'],
      answers: ['health-doctor'],
    },
  },
  {
    savedOn: ['2026-03-01'],
    content: {
      kind: 'note',
      title: 'Keys, and what they open',
      notes:
        'House in Lyon: Madame Roux on the second floor has one.\nHouse at the lake: under the third flowerpot, everybody knows.\nThe small brass one on my ring is the letter drawer.',
      tags: ['house'],
      answers: ['home-keys'],
    },
  },
  {
    savedOn: ['2026-03-14'],
    picture: 'letters-tied.jpg',
    content: {
      kind: 'file',
      title: 'The drawer with the forty-one letters',
      notes: 'So that nobody throws the bundle away with the tablecloths.',
      tags: ['house'],
    },
  },
  {
    savedOn: ['2026-06-02'],
    content: {
      kind: 'seed',
      title: 'What Tom gave me for my birthday',
      wallet: 'A small grey device, in the button box',
      words: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
      pin: '1961',
      whereKept: 'The words are also on a card behind the picture of the harbour.',
      notes: 'I do not know what it is worth. Tom does.',
      tags: ['money'],
      answers: ['money-crypto'],
    },
  },
  {
    savedOn: ['2026-06-02'],
    content: {
      kind: 'readiness',
      notNeeded: ['people-children', 'money-debts', 'home-alarm', 'pets-who', 'pets-care'],
    },
  },
];
