import { defineMessages } from '#ui/language/messages.tsx';

export const dashboardMessages = defineMessages({
  en: {
    goodMorning: 'Good morning',
    goodAfternoon: 'Good afternoon',
    goodEvening: 'Good evening',
    greeting: (words: string, name: string) => (name ? `${words}, ${name}` : words),
    lead: 'What you keep here is kept exactly as it is, for as long as you want it kept.',
    recent: 'Your albums',
    allAlbums: 'All albums',
    failed: 'Your albums could not be loaded. They are safe; the connection is not.',
    tryAgain: 'Try again',
    loading: 'Loading your albums',
    openAlbums: 'Open albums',
    firstPhotosTitle: 'Begin with your photos and films',
    firstPhotosText:
      'You said you would like to keep photos and films safe first. Make an album and drop in the first few; the rest can follow any evening.',
    firstLettersTitle: 'Begin with what you would like to have said',
    firstLettersText:
      'You said letters and stories come first. Give them an album of their own: write the first one there, or add the ones you have as scans or photos.',
    firstVoiceTitle: 'Begin with a voice',
    firstVoiceText:
      'You said voices come first. A recording on your phone is enough: someone telling one story, in their own words. Add it to an album.',
    firstDocumentsTitle: 'Begin with the papers they will need',
    firstDocumentsText:
      'You said important papers come first. Add them as PDF documents to an album your family will find.',
    firstTitle: 'Begin with one story',
    firstText: 'A house, a wedding, one summer. Make an album for it and drop in what you have.',
    makeAlbum: 'Make an album',
    verifyTitle: 'Confirm your address',
    verifyText: (email: string) =>
      `We wrote to ${email}. The link in that mail confirms that you can be reached there.`,
    resend: 'Send it again',
    resent: 'It is on its way. Check your mailbox.',
  },
  fr: {
    goodMorning: 'Bonjour',
    goodAfternoon: 'Bon après-midi',
    goodEvening: 'Bonsoir',
    greeting: (words: string, name: string) => (name ? `${words}, ${name}` : words),
    lead: 'Ce que vous gardez ici est gardé tel quel, aussi longtemps que vous le voulez.',
    recent: 'Vos albums',
    allAlbums: 'Tous les albums',
    failed: 'Vos albums n’ont pas pu être chargés. Ils sont en sûreté ; c’est la connexion qui manque.',
    tryAgain: 'Réessayer',
    loading: 'Chargement de vos albums',
    openAlbums: 'Ouvrir les albums',
    firstPhotosTitle: 'Commencez par vos photos et vos films',
    firstPhotosText:
      'Vous vouliez d’abord mettre photos et films à l’abri. Créez un album et déposez-y les premiers ; le reste suivra un de ces soirs.',
    firstLettersTitle: 'Commencez par ce que vous aimeriez avoir dit',
    firstLettersText:
      'Vous vouliez d’abord garder lettres et récits. Donnez-leur un album : écrivez-y le premier, ou ajoutez ceux que vous avez, numérisés ou photographiés.',
    firstVoiceTitle: 'Commencez par une voix',
    firstVoiceText:
      'Vous vouliez d’abord garder des voix. Un enregistrement sur votre téléphone suffit : quelqu’un qui raconte une histoire, avec ses mots. Ajoutez-le à un album.',
    firstDocumentsTitle: 'Commencez par les papiers dont ils auront besoin',
    firstDocumentsText:
      'Vous vouliez d’abord garder les papiers importants. Ajoutez-les en PDF à un album que votre famille trouvera.',
    firstTitle: 'Commencez par une histoire',
    firstText: 'Une maison, un mariage, un été. Créez un album et déposez-y ce que vous avez.',
    makeAlbum: 'Créer un album',
    verifyTitle: 'Confirmez votre adresse',
    verifyText: (email: string) =>
      `Nous avons écrit à ${email}. Le lien de ce message confirme que vous êtes joignable à cette adresse.`,
    resend: 'Renvoyer le message',
    resent: 'Il est en route. Regardez votre boîte aux lettres.',
  },
});
