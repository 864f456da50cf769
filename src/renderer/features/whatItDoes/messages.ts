/** What the page about the capabilities says: nothing that is not built, except where it says so. */
import { defineMessages } from '#ui/language/messages.tsx';

export const whatItDoesMessages = defineMessages({
  en: {
    title: 'What it does, and what it does not',
    lead: 'Everything on this page works today, except for the last part, which says what is on its way. Where something has an edge, the edge is named.',
    contents: 'On this page',
    today: 'What it does today',
    how: 'How it is done',
    not: 'What it does not do',
    albumsTitle: 'Albums',
    albumsLead: 'The photographs, and who is on them.',
    albumsDoes:
      'Photographs, films, recordings and documents of any kind, each original kept to the last byte\nDates from the camera’s own clock, with the zone and where the date comes from; you can correct them\nPictures of iPhones and cameras (HEIC, TIFF, previews of RAW files) drawn in every browser\nUploads that go on after a closed lid or a lost connection, and skip what is there already\nA trash that keeps for a month, and a download of everything in one piece\nA printed code for an album, with a guest book that you approve',
    albumsHow:
      'Files are inspected in your browser before they are sent. Albums are protected by your account, not by a key of yours: our servers can read them.',
    albumsNot:
      'Films that browsers do not play, such as old MPEG or WMV, are kept and handed back, not converted. Faces are not recognised.',
    lettersTitle: 'Letters',
    lettersLead: 'What you never found the moment to say.',
    lettersDoes:
      'Stories, recipes and letters, written in an album among its pictures\nLetters for one person alone: given to them only, or sealed under their lock, so that not even we can read them\nDrafts that stay on your device until you save\nDictation, where your browser has it',
    lettersHow:
      'Letters never count against your room, on any plan. They are part of every copy that you take away.',
    lettersNot:
      'Those in an album are not encrypted with a key of yours: our servers can read them. Those that you lock for one person are, and need your vault and that person’s key or printed page.',
    vaultTitle: 'The vault',
    vaultLead: 'A drawer that nobody else can open, us included.',
    vaultDoes:
      'Passwords, documents, accounts, notes, medical and last wishes, seeds, contacts and files, each with its own fields\nOpened by your phrase, a printed recovery key, a passkey, or your computer’s keychain\nOne-time codes, search, tags, earlier versions, a trash, and both sides when two devices disagree\nBrings in what Bitwarden, 1Password, KeePass, Apple, Chrome and Firefox export\nLocks itself when you are away, in every tab\nAn archive that a single page opens without us',
    vaultHow:
      'Everything is encrypted on your device with AES-256-GCM, under a key derived from your phrase with Argon2id. The format is published, with test vectors and a second implementation.',
    vaultNot:
      'We cannot reset it. It fills no forms in other pages: it keeps what must be found, and is no replacement for a password manager’s extension.',
    peopleTitle: 'Your people',
    peopleLead: 'Who receives what, and who is asked.',
    peopleDoes:
      'People with a photograph, your words to them, and what each receives: albums, items of the vault, letters, or everything\nAt release, on a date, or at an age; known to them now, or not before\nA preview that shows exactly what each of them will see\nInvitations by mail, or a kit on paper for who has no address\nTrusted contacts, who receive nothing and confirm what happened',
    peopleHow:
      'Keys are made in your people’s own browsers, and words compared in person say that they are theirs. What they receive of the vault is locked with their key and with parts that your contacts hold.',
    peopleNot:
      'With fewer than two contacts, the second lock is held by our server until the day, and the page calls it a time lock. Who accepts as a contact needs an account.',
    releaseTitle: 'The release',
    releaseLead: 'Slow on purpose.',
    releaseDoes:
      'A question from time to time, answered by one button in a mail, in the app or on the desktop\nReminders, a last month for you alone, and only then your contacts\nDays in which one press of yours stops everything, and a return even after that\nA pause for journeys, a rehearsal on made-up things, and a timeline of what would happen when\nStages: your words first, then albums and letters, then the vault\nA log chained by hashes, which you can check offline',
    releaseHow:
      'One state machine decides, and nothing else. It is walked through completely by tests in small worlds, and each of its guards is taken out once to see a test fail.',
    releaseNot:
      'Silence alone never releases anything, so somebody has to be there to confirm. What was read or saved before you returned cannot be called back.',
    accountTitle: 'Your account',
    accountLead: 'A door with more than one bolt.',
    accountDoes:
      'Sign-in with a password, a mailed link or a provider, and a second step with recovery codes\nEvery session listed, each of which you can end\nA mail about each change of a way in, to an address that you confirmed\nDeletion with a month to change your mind\nEnglish and French, light and dark, by keyboard and with a screen reader',
    accountHow:
      'In a browser, your session ends when it is closed. Visits of pages are counted without anybody else’s script, and you can turn that off.',
    accountNot: 'No outside firm has audited us yet. We say so until one has.',
    copiesTitle: 'Copies',
    copiesLead: 'It is yours, also without us.',
    copiesDoes:
      'Everything in one piece: originals as files, letters, an index that any browser reads\nThe vault as an encrypted archive with the page that opens it, or readable if you ask for that\nThe same for what you received from somebody',
    copiesHow: 'Copies are put together in your browser, so that what is encrypted is opened nowhere else.',
    copiesNot:
      'A copy is as safe as the place you keep it in. A readable one of the vault belongs on no shared computer.',
    shopTitle: 'Memorial Shop',
    shopLead: 'Something that stays in the place, or in the hand.',
    shopDoes:
      'Medallions, plaques, pendants, lanterns and wooden keys, engraved as you see it before you order, also in Hebrew and Arabic\nA square on medallion and plaque that opens the album you chose, and that you can point elsewhere later\nBooks and framed prints of your own albums\nPrices, stock, the time it takes and the rules of cemeteries said before anything is paid',
    shopHow:
      'Your words are measured in the very typeface that cuts them: what does not fit, or has a sign that it lacks, is said while you type.',
    shopNot:
      'What is made for one person cannot be taken back, unless we got it wrong. We cannot know the rules of your cemetery: please ask there.',
    comingTitle: 'On its way',
    comingLead: 'Not there yet, and not counted above. No dates, because we would rather not break one.',
    companion: 'Your voice',
    companionText:
      'Questions about your life, and a companion that answers from your own recordings, says where each answer comes from, and always that it is a machine.',
    desktop: 'The desktop app',
    desktopText: 'It is made; installers are not published yet.',
    phone: 'Apps for telephones',
    phoneText: 'There are none. The site is made for small screens.',
    toSecurity: 'Security, in detail',
    toPricing: 'What it costs',
    toHelp: 'Answers',
  },
  fr: {
    title: 'Ce qu’il fait, et ce qu’il ne fait pas',
    lead: 'Tout ce qui est sur cette page fonctionne aujourd’hui, sauf la dernière partie, qui dit ce qui est à venir. Là où une chose a une limite, la limite est nommée.',
    contents: 'Sur cette page',
    today: 'Ce qu’il fait aujourd’hui',
    how: 'Comment c’est fait',
    not: 'Ce qu’il ne fait pas',
    albumsTitle: 'Les albums',
    albumsLead: 'Les photographies, et qui est dessus.',
    albumsDoes:
      'Photographies, films, enregistrements et documents de toute sorte, chaque original gardé à l’octet près\nLes dates de l’horloge de l’appareil, avec le fuseau et la source de la date ; vous pouvez les corriger\nLes images d’iPhone et d’appareils (HEIC, TIFF, aperçus de fichiers RAW) dessinées dans tout navigateur\nDes envois qui reprennent après un écran fermé ou une connexion perdue, et sautent ce qui est déjà là\nUne corbeille qui garde un mois, et le téléchargement de tout en une pièce\nUn code imprimé pour un album, avec un livre d’or que vous approuvez',
    albumsHow:
      'Les fichiers sont examinés dans votre navigateur avant d’être envoyés. Les albums sont protégés par votre compte, non par une clé à vous : nos serveurs peuvent les lire.',
    albumsNot:
      'Les films que les navigateurs ne lisent pas, comme les vieux MPEG ou WMV, sont gardés et rendus, non convertis. Les visages ne sont pas reconnus.',
    lettersTitle: 'Les lettres',
    lettersLead: 'Ce que vous n’avez jamais trouvé le moment de dire.',
    lettersDoes:
      'Histoires, recettes et lettres, écrites dans un album parmi ses images\nDes lettres pour une seule personne : remises à elle seule, ou scellées sous sa serrure, si bien que même nous ne pouvons pas les lire\nDes brouillons qui restent sur votre appareil jusqu’à l’enregistrement\nLa dictée, là où votre navigateur la connaît',
    lettersHow:
      'Les lettres ne comptent jamais dans votre place, dans aucune formule. Elles font partie de chaque copie que vous emportez.',
    lettersNot:
      'Celles d’un album ne sont pas chiffrées avec une clé à vous : nos serveurs peuvent les lire. Celles que vous verrouillez pour une personne le sont, et demandent votre coffre-fort ainsi que sa clé ou sa page imprimée.',
    vaultTitle: 'Le coffre-fort',
    vaultLead: 'Un tiroir que personne d’autre ne peut ouvrir, nous compris.',
    vaultDoes:
      'Mots de passe, documents, comptes, notes, volontés médicales et dernières volontés, graines, contacts et fichiers, chacun avec ses champs\nOuvert par votre phrase, une clé de secours imprimée, une clé d’accès ou le trousseau de votre ordinateur\nCodes à usage unique, recherche, étiquettes, versions antérieures, corbeille, et les deux côtés quand deux appareils divergent\nReprend ce qu’exportent Bitwarden, 1Password, KeePass, Apple, Chrome et Firefox\nSe verrouille quand vous vous absentez, dans tous les onglets\nUne archive qu’une seule page ouvre sans nous',
    vaultHow:
      'Tout est chiffré sur votre appareil en AES-256-GCM, sous une clé tirée de votre phrase par Argon2id. Le format est publié, avec des vecteurs d’essai et une seconde réalisation.',
    vaultNot:
      'Nous ne pouvons pas le réinitialiser. Il ne remplit pas les formulaires d’autres pages : il garde ce qui doit être trouvé, sans remplacer l’extension d’un gestionnaire de mots de passe.',
    peopleTitle: 'Les vôtres',
    peopleLead: 'Qui reçoit quoi, et qui est interrogé.',
    peopleDoes:
      'Des personnes avec une photographie, vos mots pour elles, et ce que chacune reçoit : albums, éléments du coffre-fort, lettres, ou tout\nÀ la transmission, à une date ou à un âge ; elles le savent déjà, ou pas encore\nUn aperçu qui montre exactement ce que chacune verra\nDes invitations par email, ou un kit sur papier pour qui n’a pas d’adresse\nDes contacts de confiance, qui ne reçoivent rien et confirment ce qui est arrivé',
    peopleHow:
      'Les clés sont faites dans le navigateur de vos proches, et des mots comparés de vive voix disent que ce sont les leurs. Ce qu’ils reçoivent du coffre-fort est fermé avec leur clé et avec des parts que gardent vos contacts.',
    peopleNot:
      'Avec moins de deux contacts, le second verrou est tenu par notre serveur jusqu’au jour venu, et la page l’appelle un verrou de temps. Qui accepte d’être contact a besoin d’un compte.',
    releaseTitle: 'La transmission',
    releaseLead: 'Lente à dessein.',
    releaseDoes:
      'Une question de temps en temps, à laquelle répond un bouton dans un email, dans l’application ou sur l’ordinateur\nDes rappels, un dernier mois pour vous seul, et seulement ensuite vos contacts\nDes jours où un seul geste de vous arrête tout, et un retour possible même après\nUne pause pour les voyages, une répétition sur des choses inventées, et une ligne du temps de ce qui arriverait quand\nDes étapes : vos mots d’abord, puis albums et lettres, puis le coffre-fort\nUn journal enchaîné par des empreintes, que vous pouvez vérifier hors ligne',
    releaseHow:
      'Un seul automate décide, et rien d’autre. Des tests le parcourent en entier dans de petits mondes, et chacune de ses gardes est ôtée une fois pour voir un test échouer.',
    releaseNot:
      'Le silence seul ne transmet jamais rien : il faut donc quelqu’un pour confirmer. Ce qui a été lu ou enregistré avant votre retour ne peut être rappelé.',
    accountTitle: 'Votre compte',
    accountLead: 'Une porte à plus d’un verrou.',
    accountDoes:
      'Connexion par mot de passe, lien par email ou fournisseur, et une seconde étape avec codes de secours\nChaque session dans une liste, que vous pouvez terminer\nUn email à chaque changement d’un moyen de connexion, à une adresse que vous avez confirmée\nUne suppression avec un mois pour changer d’avis\nAnglais et français, clair et sombre, au clavier et avec un lecteur d’écran',
    accountHow:
      'Dans un navigateur, votre session finit quand il est fermé. Les visites des pages sont comptées sans le script de personne d’autre, et vous pouvez le refuser.',
    accountNot:
      'Aucun cabinet extérieur ne nous a encore audités. Nous le dirons jusqu’à ce que ce soit fait.',
    copiesTitle: 'Les copies',
    copiesLead: 'C’est à vous, aussi sans nous.',
    copiesDoes:
      'Tout en une pièce : les originaux en fichiers, les lettres, un index que lit tout navigateur\nLe coffre-fort en archive chiffrée avec la page qui l’ouvre, ou lisible si vous le demandez\nLa même chose pour ce que vous avez reçu de quelqu’un',
    copiesHow:
      'Les copies sont assemblées dans votre navigateur : ce qui est chiffré n’est ouvert nulle part ailleurs.',
    copiesNot:
      'Une copie vaut l’endroit où vous la gardez. Une copie lisible du coffre-fort n’a rien à faire sur un ordinateur partagé.',
    shopTitle: 'La boutique du souvenir',
    shopLead: 'Quelque chose qui reste sur place, ou dans la main.',
    shopDoes:
      'Médaillons, plaques, pendentifs, lanternes et clés de bois, gravés comme vous le voyez avant de commander, aussi en hébreu et en arabe\nUn carré sur le médaillon et la plaque, qui ouvre l’album choisi et que vous pouvez diriger ailleurs plus tard\nDes livres et des tirages encadrés de vos propres albums\nLes prix, le stock, le délai et le règlement des cimetières, dits avant tout paiement',
    shopHow:
      'Vos mots sont mesurés dans le caractère même qui les grave : ce qui ne tient pas, ou le signe qui lui manque, se dit pendant que vous écrivez.',
    shopNot:
      'Ce qui est fait pour une personne ne peut pas être repris, sauf erreur de notre part. Nous ne connaissons pas le règlement de votre cimetière : renseignez-vous sur place.',
    comingTitle: 'À venir',
    comingLead: 'Pas encore là, et pas compté plus haut. Sans dates, car nous préférons n’en manquer aucune.',
    companion: 'Votre voix',
    companionText:
      'Des questions sur votre vie, et un compagnon qui répond avec vos propres enregistrements, dit d’où vient chaque réponse, et toujours qu’il est une machine.',
    desktop: 'L’application de bureau',
    desktopText: 'Elle est faite ; ses installeurs ne sont pas encore publiés.',
    phone: 'Des applications de téléphone',
    phoneText: 'Il n’y en a pas. Le site est fait pour les petits écrans.',
    toSecurity: 'La sécurité, en détail',
    toPricing: 'Ce que cela coûte',
    toHelp: 'Des réponses',
  },
});
