/** What the security page says around its tables and its list of who might want what, which have files of their own. */
import { defineMessages } from '#ui/language/messages.tsx';

export const trustMessages = defineMessages({
  en: {
    title: 'What we can read, and what we cannot',
    lead: 'You are asked to leave here what your family must not lose and strangers must not see. Here is how that is done, where it ends, and how to check it without believing us.',
    contents: 'On this page',
    keysTitle: 'Where the keys are',
    keysLead: 'Two kinds of things are kept here, and they are not protected alike.',
    deviceTitle: 'Your device',
    deviceText:
      'Your vault phrase and your printed recovery key are known here and nowhere else. Each item of the vault is sealed with a key of its own before it leaves.',
    wayTitle: 'On the way',
    wayText:
      'The line is encrypted wherever the address begins with https. What comes from the vault was closed before it reached the line, titles and file names too.',
    serverTitle: 'The server',
    serverText:
      'Below, the vault: closed boxes that nobody there has a key to. Above, albums and the letters in them: files that whoever runs the server can open.',
    albumsTitle: 'Why albums are not sealed',
    albumsText:
      'So that a family finds its photographs without a phrase, they are drawn on every device, and they survive a forgotten one. What is too private for that belongs in the vault, which takes photographs, films and recordings as well.',
    readTitle: 'Line by line',
    readLead:
      'By “we” we mean whoever runs the server, and whoever breaks into it. Administrators’ pages show no family’s content; the table says what the machine itself could show.',
    releaseTitle: 'How a vault opens for somebody else',
    releaseLead:
      'Each person you name gets a lock of their own. Its key comes in two parts, and no two of the three parties below have enough.',
    partATitle: 'Part A',
    partAText:
      'Sealed to the key of the person who receives, which is made in their own browser, or printed on their paper if they have no address.',
    partBTitle: 'Part B',
    partBText:
      'Cut into shares, one sealed to each contact you trust. A contact who says that you are gone opens their share in their own browser and seals it again to the person who receives.',
    boxTitle: 'The closed box',
    boxText:
      'The server keeps it, and gives it and the shares only once the contacts have agreed and the time in which you can still object is over. If you act before that, the shares are erased.',
    releaseDrawing:
      'Drawing: a key in two halves, A and B, above a locked box. Half B comes in three pieces, each with a person.',
    togetherTitle: 'What they could do together',
    togetherText: 'No cryptography keeps a waiting period against everybody at once. So, plainly:',
    timeLockTitle: '“Time lock only”',
    timeLockText:
      'With fewer contacts than a lock needs, part B lies with the server, and the lock is labelled “time lock only”. Then waiting is a promise of ours and not of mathematics: the server and that person together could open everything locked for them. Contacts who have accepted take its place with one press.',
    wantTitle: 'Who might want it',
    wantLead: 'And what stands in their way, and what does not.',
    stops: 'What stops them',
    stopsNot: 'What does not',
    orderTitle: 'What a court’s order would get',
    orderText:
      'What we can read, we can be made to hand over: the account, the people you named, the history of check-ins, albums with their originals and the letters in them. Of the vault, and of letters locked for one person, it would be closed boxes with their kind, size and dates. We hold no phrase and no recovery key, so none can be ordered from us. An order could try to make us send you a page that reads along; the desktop program and the reader in your export do not come from the server each time.',
    checkTitle: 'Check us',
    checkLead: 'Trust is lighter where it can be checked.',
    missingTitle: 'What we do not have yet',
    missing:
      'No outside company has audited Amaranth. What we say here rests on tests and documents that we wrote ourselves.\nWe pay no rewards for weaknesses. We thank by name, if you want that.\nInstallers of the desktop program are not published yet, so for now the vault is opened in a browser, with a page that comes from the server.\nThe disk under the albums is encrypted by whoever runs the server, if they do; Amaranth does not do it for them.\nThe albums are not sealed on your device. If that changes, this page will say so.',
    reportTitle: 'You found a weakness',
    reportText:
      'Please tell us before anybody else: what you did, what you saw, and on which version. Try it on a server of your own or on an account of yours, never on somebody else’s memories. We answer within three working days, and nobody who acts by these lines will hear from a lawyer of ours.',
    reportMail: 'Write, with the word “security” in the subject, to',
    reportForm: 'Write to us through the contact page',
    reportFile: 'For programs: security.txt',
  },
  fr: {
    title: 'Ce que nous pouvons lire, et ce que nous ne pouvons pas',
    lead: 'On vous demande de laisser ici ce que votre famille ne doit pas perdre et que des inconnus ne doivent pas voir. Voici comment c’est fait, où cela s’arrête, et comment le vérifier sans nous croire sur parole.',
    contents: 'Sur cette page',
    keysTitle: 'Où sont les clés',
    keysLead: 'On garde ici deux sortes de choses, et elles ne sont pas protégées de la même façon.',
    deviceTitle: 'Votre appareil',
    deviceText:
      'La phrase de votre coffre-fort et votre clé de secours imprimée sont connues ici et nulle part ailleurs. Chaque élément du coffre-fort est scellé avec sa propre clé avant de partir.',
    wayTitle: 'En chemin',
    wayText:
      'La ligne est chiffrée dès que l’adresse commence par https. Ce qui vient du coffre-fort était fermé avant de l’atteindre, titres et noms de fichiers compris.',
    serverTitle: 'Le serveur',
    serverText:
      'En bas, le coffre-fort : des boîtes fermées dont personne là-bas n’a la clé. En haut, les albums et leurs lettres : des fichiers que peut ouvrir quiconque exploite le serveur.',
    albumsTitle: 'Pourquoi les albums ne sont pas scellés',
    albumsText:
      'Pour qu’une famille retrouve ses photographies sans phrase, qu’elles s’affichent sur tout appareil et survivent à un oubli. Ce qui est trop intime pour cela a sa place dans le coffre-fort, qui accepte aussi photographies, films et enregistrements.',
    readTitle: 'Ligne par ligne',
    readLead:
      'Par « nous », nous entendons quiconque exploite le serveur, et quiconque y entre par effraction. Les pages des administrateurs ne montrent le contenu d’aucune famille ; le tableau dit ce que la machine elle-même pourrait montrer.',
    releaseTitle: 'Comment un coffre-fort s’ouvre pour quelqu’un d’autre',
    releaseLead:
      'Chaque personne que vous nommez a sa propre serrure. Sa clé est en deux parties, et deux des trois parties prenantes ci-dessous n’ont jamais assez.',
    partATitle: 'La partie A',
    partAText:
      'Scellée pour la clé de la personne qui reçoit, faite dans son propre navigateur, ou imprimée sur son papier si elle n’a pas d’adresse.',
    partBTitle: 'La partie B',
    partBText:
      'Découpée en fragments, un scellé pour chaque contact de confiance. Un contact qui dit que vous n’êtes plus là ouvre le sien dans son propre navigateur et le scelle à nouveau pour la personne qui reçoit.',
    boxTitle: 'La boîte fermée',
    boxText:
      'Le serveur la garde, et ne la donne, avec les fragments, qu’une fois que les contacts sont d’accord et que le délai où vous pouvez encore vous opposer est passé. Si vous agissez avant, les fragments sont effacés.',
    releaseDrawing:
      'Dessin : une clé en deux moitiés, A et B, au-dessus d’une boîte fermée. La moitié B est en trois morceaux, chacun chez une personne.',
    togetherTitle: 'Ce qu’ils pourraient faire ensemble',
    togetherText:
      'Aucune cryptographie ne fait respecter un délai à tout le monde à la fois. Donc, clairement :',
    timeLockTitle: '« Verrou de temps seul »',
    timeLockText:
      'Avec moins de contacts qu’il n’en faut, la partie B reste au serveur, et la serrure le dit : « verrou de temps seul ». L’attente est alors une promesse de notre part et non des mathématiques : le serveur et cette personne pourraient ouvrir ensemble tout ce qui lui est destiné. Des contacts qui ont accepté prennent le relais en une pression.',
    wantTitle: 'Qui pourrait le vouloir',
    wantLead: 'Ce qui leur barre la route, et ce qui ne la barre pas.',
    stops: 'Ce qui les arrête',
    stopsNot: 'Ce qui ne les arrête pas',
    orderTitle: 'Ce qu’obtiendrait un juge',
    orderText:
      'Ce que nous pouvons lire, on peut nous obliger à le remettre : le compte, les personnes que vous avez nommées, l’historique des signes de vie, les albums avec leurs originaux et leurs lettres. Du coffre-fort, et des lettres verrouillées pour une personne, ce seraient des boîtes fermées avec leur genre, leur taille et leurs dates. Nous n’avons ni phrase ni clé de secours : on ne peut donc pas nous les réclamer. On pourrait tenter de nous faire envoyer une page qui lit par-dessus votre épaule ; le programme de bureau et le lecteur de votre export ne viennent pas du serveur à chaque fois.',
    checkTitle: 'Vérifiez',
    checkLead: 'La confiance pèse moins lourd quand on peut vérifier.',
    missingTitle: 'Ce que nous n’avons pas encore',
    missing:
      'Aucune société extérieure n’a audité Amaranth. Ce qui est dit ici repose sur des tests et des documents que nous avons écrits nous-mêmes.\nNous ne payons pas de récompense pour une faille. Nous remercions en citant votre nom, si vous le voulez.\nLes installateurs du programme de bureau ne sont pas encore publiés : pour l’instant, le coffre-fort s’ouvre dans un navigateur, avec une page qui vient du serveur.\nLe disque où sont les albums est chiffré par qui exploite le serveur, s’il le fait ; Amaranth ne le fait pas à sa place.\nLes albums ne sont pas scellés sur votre appareil. Si cela change, cette page le dira.',
    reportTitle: 'Vous avez trouvé une faille',
    reportText:
      'Dites-le-nous avant tout le monde : ce que vous avez fait, ce que vous avez vu, et sur quelle version. Essayez sur un serveur à vous ou sur votre propre compte, jamais sur les souvenirs d’autrui. Nous répondons sous trois jours ouvrés, et qui agit selon ces lignes n’entendra parler d’aucun de nos avocats.',
    reportMail: 'Écrivez, avec le mot « security » dans l’objet, à',
    reportForm: 'Écrivez-nous par la page de contact',
    reportFile: 'Pour les programmes : security.txt',
  },
});
