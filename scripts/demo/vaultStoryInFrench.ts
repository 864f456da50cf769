/**
 * What the story says otherwise in French, by the English title of its item. It is sealed beside the English under
 * `french`, as `family.json` has it, and takes its place for visitors who read French.
 */
const paragraph = (text: string) => ({ kind: 'paragraph' as const, spans: [{ text }] });

export const vaultStoryInFrench: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'My passport': {
    title: 'Mon passeport',
    documentType: 'Passeport',
    whereKept:
      'Tiroir du haut du bureau, dans la chemise bleue. La carte d’identité est dans mon porte-monnaie.',
    tags: ['papiers'],
  },
  'My will': {
    title: 'Mon testament',
    documentType: 'Testament',
    issuer: 'Maître Delorme, notaire',
    whereKept: 'L’original signé est chez Maître Delorme depuis juin. Une copie est dans la chemise bleue.',
    notes: 'Lucie et Tom savent ce qu’il contient. Rien ne devrait surprendre personne.',
    tags: ['papiers'],
  },
  'Life insurance': {
    title: 'Assurance-vie',
    documentType: 'Contrat d’assurance',
    whereKept: 'Chemise bleue, deuxième pochette.',
    notes:
      'Souscrite avec votre père en 2004. Elle revient à Lucie et à Tom, par moitié. C’est à eux d’en faire la demande.',
    tags: ['papiers', 'argent'],
  },
  'The house at the lake': {
    title: 'La maison du lac',
    documentType: 'Acte de propriété',
    issuer: 'Maître Delorme, notaire',
    whereKept: 'L’acte est dans la boîte en fer, à la cave de la maison, là où il a toujours été.',
    notes: 'Elle est à Paul et à moi. Il préférerait la garder ; moi aussi.',
    tags: ['papiers', 'maison'],
  },
  'My e-mail': {
    title: 'Ma messagerie',
    notes: 'C’est par elle que s’ouvrent tous les autres comptes.',
    tags: ['en ligne'],
  },
  'My telephone': {
    title: 'Mon téléphone',
    customFields: [{ label: 'Code de la carte SIM', value: '4185', isSecret: true }],
    notes: 'La banque y envoie ses codes : laissez-le chargé les premières semaines.',
    tags: ['en ligne'],
  },
  'Crédit du Lac': { tags: ['argent', 'en ligne'] },
  'Library of Lyon': { title: 'Bibliothèque de Lyon', tags: ['en ligne'] },
  'The bank': {
    title: 'La banque',
    instructions:
      'Laissez le compte ouvert jusqu’aux dernières factures, environ trois mois, puis fermez-le et partagez ce qui reste.',
    support: 'Madame Perrin, à l’agence du port, 04 65 71 20 18',
    tags: ['argent'],
  },
  'Photographs online': {
    title: 'Les photos en ligne',
    instructions:
      'Récupérez d’abord tout ; ensuite, on peut le fermer. Les dates de 1994 sont fausses, elle le sait.',
    tags: ['en ligne'],
  },
  'The village’s page': {
    title: 'La page du village',
    instructions: 'Laissez-la telle quelle. Une photo du verger en fleurs serait bienvenue, en avril.',
    tags: ['en ligne'],
  },
  'Electricity at the lake': {
    title: 'L’électricité au lac',
    instructions: 'Gardez-la en hiver, sinon les tuyaux gèlent. L’eau se coupe derrière la porte rouge.',
    tags: ['maison'],
  },
  'For Tom, about the questions': {
    title: 'Pour Tom, à propos des questions',
    body: [
      paragraph('Mon cher Tom,'),
      paragraph(
        'Tu avais six ans quand tu as demandé si les tournesols se fatiguent de tourner. J’ai dit que je me renseignerais. J’y pense depuis trente ans, de temps en temps, et je crois que oui, un peu, et qu’ils tournent quand même.',
      ),
      {
        kind: 'quote',
        spans: [{ text: 'Continue à demander. C’est ce que tu fais de mieux.', italic: true }],
      },
      paragraph(
        'La barque est à toi si tu la veux. Elle prend l’eau à gauche. Ton grand-père ne l’a jamais dit à personne.',
      ),
      paragraph('Maman'),
    ],
  },
  'If I cannot say it myself': {
    title: 'Si je ne peux pas le dire moi-même',
    allergies: 'Pénicilline.',
    medication: 'Un petit comprimé blanc pour la tension, le matin.',
    doctor: 'Docteur Aubert',
    lifeSupport:
      'Si je ne devais plus me réveiller, laissez-moi partir. Demandez à Lucie : nous en avons parlé, et elle peut le dire.',
    whereKept: 'Le papier signé est dans la chemise bleue, et le docteur Aubert en a un.',
    ceremony: 'Au bord du lac, le matin, avec du pain et du café après. Que quelqu’un chante.',
  },
  Lucie: {
    role: 'Ma fille',
    reason: 'Appelez-la en premier, à n’importe quelle heure. Elle prévient Tom et Paul.',
    tags: ['personnes'],
  },
  'Maître Delorme': {
    role: 'Notaire',
    reason: 'Il a le testament et les papiers de la maison. Le dossier s’appelle Moreau-Perret.',
    tags: ['personnes'],
  },
  'Doctor Aubert': { title: 'Docteur Aubert', role: 'Médecin de famille', tags: ['personnes'] },
  'Keys, and what they open': {
    title: 'Les clés, et ce qu’elles ouvrent',
    notes:
      'Maison de Lyon : Madame Roux, au deuxième étage, en a une.\nMaison du lac : sous le troisième pot de fleurs, tout le monde le sait.\nLa petite en laiton, sur mon trousseau, est celle du tiroir aux lettres.',
    tags: ['maison'],
  },
  'The drawer with the forty-one letters': {
    title: 'Le tiroir aux quarante et une lettres',
    notes: 'Pour que personne ne jette le paquet avec les nappes.',
    tags: ['maison'],
  },
  'What Tom gave me for my birthday': {
    title: 'Ce que Tom m’a offert pour mon anniversaire',
    wallet: 'Un petit appareil gris, dans la boîte à boutons',
    whereKept: 'Les mots sont aussi sur une carte, derrière le tableau du port.',
    notes: 'Je ne sais pas ce que cela vaut. Tom le sait.',
    tags: ['argent'],
  },
};

/** Of the earlier versions of an item, by its English title: what each says otherwise, the oldest first. */
export const earlierInFrench: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  'My will': [{ whereKept: 'L’original signé est dans le buffet, sous les nappes.' }],
};
