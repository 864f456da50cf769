/**
 * What is said to a person of every failure, by code, in both languages: the only place. A feature whose circumstance
 * wants other words gives them to `explain`. The texts of SPEC §8's catalogue are to the letter in both. Not for the first
 * page, which must stay light.
 */
import type { Failure } from '#platform/backend/failure.ts';
import type { SessionAction } from '#platform/backend/sessionError.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { RefusalCode } from '#shared/errors/functions.ts';
import { type FixedSentence, inEnglish, inFrench, type Sentence } from '#ui/language/sentence.ts';

interface Sentences {
  readonly refused: Readonly<Record<RefusalCode, string>>;
  /** By the identity service's bare code. */
  readonly identity: Readonly<Record<KnownIdentityCode, Sentence>>;
  /** For an action of the session that something other than the identity service was in the way of. */
  readonly actions: Readonly<Record<SessionAction, Sentence>>;
  readonly otherwise: Readonly<
    Record<Exclude<Failure['kind'], 'refused' | 'identity'> | 'server-full', string>
  >;
  /** For a code of the identity service without words of its own. */
  readonly unexpected: FixedSentence;
}

export type KnownIdentityCode =
  // SPEC §8.
  | 'email-already-in-use'
  | 'weak-password'
  | 'invalid-email'
  | 'user-not-found'
  | 'wrong-password'
  | 'too-many-requests'
  | 'network-request-failed'
  // What the vendor says to developers (consoles, domains, credentials), said to a person instead.
  | 'operation-not-allowed'
  | 'unauthorized-continue-uri'
  | 'invalid-credential'
  | 'invalid-verification-code'
  | 'password-does-not-meet-requirements'
  | 'user-disabled'
  // Our own.
  | 'profile-not-written'
  | 'profile-load-failed'
  | 'no-current-user';

const unexpected = inFrench("Une erreur inattendue s'est produite", 'An unexpected error occurred');

/** SPEC §8, the same in both tables. */
const catalogue = {
  'email-already-in-use': inFrench(
    'Cette adresse email est déjà utilisée',
    'This e-mail address is already in use',
  ),
  'weak-password': inEnglish(
    'Password must contain at least 6 characters',
    'Le mot de passe doit contenir au moins 6 caractères',
  ),
  'invalid-email': inFrench('Adresse email invalide', 'This is not an e-mail address'),
  'user-not-found': inEnglish(
    'No account found with this email address',
    'Aucun compte ne correspond à cette adresse email',
  ),
  'wrong-password': inFrench('Mot de passe incorrect', 'Wrong password'),
  'too-many-requests': inFrench(
    'Trop de tentatives. Réessayez plus tard',
    'Too many attempts. Try again later',
  ),
  'network-request-failed': inEnglish(
    'Connection error. Check your internet',
    'Erreur de connexion. Vérifiez votre accès à Internet',
  ),
  'profile-load-failed': inEnglish('Error loading user data', 'Erreur lors du chargement de vos données'),
  'no-current-user': inEnglish('No connected user', 'Aucun utilisateur connecté'),
};

/** SPEC §8, the same in both tables: the fallbacks. */
const fallbacks = {
  'sign-up': inEnglish('Account creation error', 'Erreur lors de la création du compte'),
  'sign-in': inEnglish('Sign in error', 'Erreur lors de la connexion'),
  'sign-out': inEnglish('Sign out error', 'Erreur lors de la déconnexion'),
  reset: inFrench('Erreur lors de la réinitialisation', 'The password could not be reset'),
};

export const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    refused: {
      'storage-quota-exceeded':
        'There is not enough room left for this. What waits in the trash takes room too.',
      'text-limit-reached':
        'Your letters and the captions of your copies have reached 100 MB of text, which is all we keep. Erase some of them first.',
      'album-limit-reached': 'Your plan holds no more albums. Move one to the trash first.',
      'trash-full': 'Your trash is full of albums. Erase some of them first.',
      'item-limit-reached':
        'Your albums hold as many pictures and letters as we can keep. Erase some copies first.',
      'album-not-found': 'This album is no longer there.',
      'album-trashed': 'This album is in the trash. Put it back first.',
      'album-code-limit-reached': 'There is no room for another code here. Revoke one that is not needed.',
      'album-code-closed': 'This code opens no album at the moment.',
      'passcode-wrong': 'This is not the passcode. Look at it once more.',
      'vault-not-found': 'This vault is no longer in use. Reload the page.',
      'vault-item-not-found': 'This is no longer in your vault. The page shows what is.',
      'beneficiary-limit-reached':
        'Your plan names no more people. Nobody you have named is lost; a larger plan has room for others.',
      'beneficiary-not-found': 'This person is no longer among your beneficiaries. The page shows who is.',
      'contact-limit-reached': 'You have named ten trusted contacts, which is as many as we ask.',
      'contact-not-found': 'This person is no longer among your trusted contacts. The page shows who is.',
      'silent-beneficiary':
        'This person is to hear nothing before the day. Change that first if you want to invite them.',
      'invitation-gone': 'This invitation was used, withdrawn or replaced by a newer one. Ask for another.',
      'person-keys-missing': 'Make your own key first; then this can be accepted.',
      'verification-not-ready': 'Something is still missing. The page says what.',
      'channel-code-wrong': 'That is not the code we sent. Look at it once more, or ask for another.',
      'cart-changed': 'Something in your cart changed in the meantime. Look at it once more before you pay.',
      'cart-not-ready': 'Something in your cart still needs your answer. The cart says what.',
      'out-of-stock': 'The last piece of this has just been sold.',
      'order-closed': 'This order has gone too far for that.',
      'order-unreadable': 'This order cannot be read at the moment. Nothing was changed; write to us.',
      'test-scan-missing': 'The square of this parcel was not shown to be read yet.',
      'scan-mismatch': 'The picture shows another address than the one that was ordered.',
      'print-file-refused': 'This print file cannot be used. Make it once more.',
      'credits-insufficient': 'There are not enough credits for this.',
      'payment-unavailable':
        'The payment service does not answer. Nothing was charged; try again in a moment.',
      'payment-declined': 'The bank declined the payment. Nothing was charged; another card may work.',
      'payment-disputed':
        'Your bank is looking into a payment for this. It can be changed once the bank has decided.',
      'case-not-yours': 'Somebody else has to decide about this case.',
      'media-item-not-found': 'This is no longer there. The page shows what is.',
      'media-type-refused': 'What arrived is not the file that was sent. Try it again.',
      'media-file-too-large': 'This file is larger than 2 GB.',
      'media-already-in-album': 'This album already has it.',
      'checksum-mismatch': 'It arrived damaged and was not kept. Try it again.',
      'upload-incomplete': 'It did not arrive whole. Try it again.',
      'demo-account-read-only': 'This is the demo family: look around freely, nothing is changed.',
      'admin-only': 'This is restricted to administrators only.',
      'email-not-verified': 'Add an e-mail address to your account first, and confirm it.',
      'recent-sign-in-required': 'Confirm that it is you once more, then try again.',
      'recovery-refused': 'That address, password and code do not belong together.',
      'too-many-attempts': 'Too many attempts. Please wait a while, then try again.',
      'invalid-input': 'This cannot be saved as it is.',
      'not-signed-in': 'Sign in to do this.',
      'session-ended': 'You were signed out from another device. Please sign in again.',
      'not-found': 'This is no longer there.',
      'clone-consent-missing': 'Read and accept the agreement about the clone first.',
      'clone-not-begun': 'This clone has not been started.',
      'clone-closed': 'This clone does not speak at the moment.',
      'conversation-over': 'This conversation is over. You can begin another.',
      'clone-limit-reached': 'There is no room for more here. Remove something first.',
      conflict: 'This was changed elsewhere in the meantime. Look at it again, then try once more.',
      busy: 'Too much is changing here at once. Try again in a moment.',
      'not-available': 'This is not available here.',
      'client-outdated':
        'There is a newer Amaranth, and this one can no longer save. Your drafts stay on this device.',
    },
    identity: {
      ...catalogue,
      'operation-not-allowed': 'This way of signing in is switched off here. Choose another one.',
      'unauthorized-continue-uri': 'This link leads to an address that is not ours. Ask for a new one.',
      'invalid-credential': 'This e-mail address and password do not belong together.',
      'invalid-verification-code': 'This is not the right code. Look at the newest one and try again.',
      'password-does-not-meet-requirements': 'This password does not meet every requirement in the list yet.',
      'user-disabled': 'This account has been disabled. Please contact support.',
      'profile-not-written': 'Account creation error. The account itself is there: sign in to finish it.',
    },
    actions: fallbacks,
    otherwise: {
      unauthenticated: 'Your session has ended. Please sign in again.',
      rejected: 'That was not allowed, and nothing was changed.',
      unavailable: 'The server cannot do this just now. Try again in a moment.',
      unreachable: 'We could not reach Amaranth. Check your connection, then try again.',
      'timed-out': 'The server took too long to answer. Check your connection and try again.',
      cancelled: 'That was stopped before it was done.',
      unexpected: 'That did not work. Try again in a moment.',
      'server-full':
        'The disk of the server is full: this was not kept yet. Leave this page open, tell whoever runs your Amaranth, and try again once there is room.',
    },
    unexpected,
  },
  fr: {
    refused: {
      'storage-quota-exceeded':
        'Il ne reste pas assez de place pour cela. Ce qui attend dans la corbeille en occupe aussi.',
      'text-limit-reached':
        'Vos lettres et les légendes de vos copies ont atteint 100 Mo de texte, le maximum que nous gardons. Supprimez-en d’abord quelques-unes.',
      'album-limit-reached':
        'Votre formule ne comprend pas plus d’albums. Mettez-en d’abord un à la corbeille.',
      'trash-full': 'Votre corbeille est pleine d’albums. Supprimez-en d’abord définitivement quelques-uns.',
      'item-limit-reached':
        'Vos albums contiennent autant de photos et de lettres que nous pouvons en garder. Supprimez d’abord quelques copies.',
      'album-not-found': 'Cet album n’existe plus.',
      'album-trashed': 'Cet album est dans la corbeille. Remettez-le d’abord en place.',
      'album-code-limit-reached':
        'Il n’y a plus de place pour un autre code. Révoquez-en un qui ne sert plus.',
      'album-code-closed': 'Ce code n’ouvre aucun album pour le moment.',
      'passcode-wrong': 'Ce n’est pas le bon code secret. Vérifiez-le encore une fois.',
      'vault-not-found': 'Ce coffre-fort n’est plus en service. Rechargez la page.',
      'vault-item-not-found': 'Cela n’est plus dans votre coffre-fort. La page montre ce qui reste.',
      'beneficiary-limit-reached':
        'Votre formule n’a plus de place pour une autre personne. Celles que vous avez nommées restent ; une formule plus large en accueille d’autres.',
      'beneficiary-not-found':
        'Cette personne ne fait plus partie de vos bénéficiaires. La page montre qui en fait partie.',
      'contact-limit-reached':
        'Vous avez nommé dix personnes de confiance : nous n’en demandons pas davantage.',
      'contact-not-found':
        'Cette personne ne fait plus partie de vos personnes de confiance. La page montre qui en fait partie.',
      'silent-beneficiary':
        'Cette personne ne doit rien apprendre avant le jour venu. Changez d’abord cela si vous voulez l’inviter.',
      'invitation-gone':
        'Cette invitation a été utilisée, retirée ou remplacée par une plus récente. Demandez-en une autre.',
      'person-keys-missing': 'Créez d’abord votre propre clé ; vous pourrez ensuite accepter.',
      'verification-not-ready': 'Il manque encore quelque chose. La page dit quoi.',
      'channel-code-wrong':
        'Ce n’est pas le code que nous avons envoyé. Regardez-le encore une fois, ou demandez-en un autre.',
      'cart-changed': 'Quelque chose a changé entre-temps dans votre panier. Relisez-le avant de payer.',
      'cart-not-ready': 'Il manque encore une réponse dans votre panier. Le panier dit laquelle.',
      'out-of-stock': 'La dernière pièce vient d’être vendue.',
      'order-closed': 'Cette commande est trop avancée pour cela.',
      'order-unreadable':
        'Cette commande ne peut pas être lue pour le moment. Rien n’a été modifié ; écrivez-nous.',
      'test-scan-missing': 'La lecture du code de ce colis n’a pas encore été vérifiée.',
      'scan-mismatch': 'L’image montre une autre adresse que celle qui a été commandée.',
      'print-file-refused': 'Ce fichier d’impression ne peut pas servir. Refaites-le.',
      'credits-insufficient': 'Il n’y a pas assez de crédits pour cela.',
      'payment-unavailable':
        'Le service de paiement ne répond pas. Rien n’a été débité ; réessayez dans un instant.',
      'payment-declined':
        'La banque a refusé le paiement. Rien n’a été débité ; une autre carte conviendra peut-être.',
      'payment-disputed':
        'Votre banque examine un paiement pour ceci. Vous pourrez le changer quand elle aura tranché.',
      'case-not-yours': 'C’est à quelqu’un d’autre de se prononcer sur ce dossier.',
      'media-item-not-found': 'Cela n’existe plus. La page montre ce qui reste.',
      'media-type-refused': 'Ce qui est arrivé n’est pas le fichier envoyé. Réessayez.',
      'media-file-too-large': 'Ce fichier dépasse 2 Go.',
      'media-already-in-album': 'Cet album le contient déjà.',
      'checksum-mismatch': 'Il est arrivé abîmé et n’a pas été gardé. Réessayez.',
      'upload-incomplete': 'Il n’est pas arrivé en entier. Réessayez.',
      'demo-account-read-only': 'Voici la famille de démonstration : regardez librement, rien n’est modifié.',
      'admin-only': 'Ceci est réservé aux administrateurs.',
      'email-not-verified': 'Ajoutez d’abord une adresse email à votre compte, et confirmez-la.',
      'recent-sign-in-required': 'Confirmez encore une fois que c’est vous, puis réessayez.',
      'recovery-refused': 'Cette adresse, ce mot de passe et ce code ne vont pas ensemble.',
      'too-many-attempts': 'Trop de tentatives. Attendez un peu, puis réessayez.',
      'invalid-input': 'Cela ne peut pas être enregistré tel quel.',
      'not-signed-in': 'Connectez-vous pour faire cela.',
      'session-ended': 'Vous avez été déconnecté depuis un autre appareil. Veuillez vous reconnecter.',
      'not-found': 'Cela n’existe plus.',
      'clone-consent-missing': 'Lisez et acceptez d’abord l’accord sur le clone.',
      'clone-not-begun': 'Ce clone n’a pas été commencé.',
      'clone-closed': 'Ce clone ne parle pas en ce moment.',
      'conversation-over': 'Cette conversation est terminée. Vous pouvez en commencer une autre.',
      'clone-limit-reached': 'Il n’y a plus de place ici. Retirez d’abord quelque chose.',
      conflict: 'Cela a été modifié ailleurs entre-temps. Regardez à nouveau, puis réessayez.',
      busy: 'Trop de choses changent ici en même temps. Réessayez dans un moment.',
      'not-available': 'Cela n’est pas disponible ici.',
      'client-outdated':
        'Une version plus récente d’Amaranth est là, et celle-ci ne peut plus enregistrer. Vos brouillons restent sur cet appareil.',
    },
    identity: {
      ...catalogue,
      'operation-not-allowed': 'Cette façon de se connecter n’est pas ouverte ici. Choisissez-en une autre.',
      'unauthorized-continue-uri':
        'Ce lien mène à une adresse qui n’est pas la nôtre. Demandez-en un nouveau.',
      'invalid-credential': 'Adresse email ou mot de passe incorrect',
      'invalid-verification-code': 'Ce code n’est pas le bon',
      'password-does-not-meet-requirements':
        'Ce mot de passe ne remplit pas encore toutes les conditions de la liste.',
      'user-disabled': 'Ce compte a été désactivé. Veuillez contacter l’assistance.',
      'profile-not-written': inEnglish(
        fallbacks['sign-up'].exact,
        'Votre compte a été créé, mais son profil n’a pas pu être enregistré. Connectez-vous pour terminer.',
      ),
    },
    actions: fallbacks,
    otherwise: {
      unauthenticated: 'Votre session a pris fin. Veuillez vous reconnecter.',
      rejected: 'Cela n’était pas permis, et rien n’a été modifié.',
      unavailable: 'Le serveur ne peut pas le faire pour le moment. Réessayez dans un instant.',
      unreachable: 'Nous n’avons pas pu joindre Amaranth. Vérifiez votre connexion, puis réessayez.',
      'timed-out': 'Le serveur a mis trop de temps à répondre. Vérifiez votre connexion et réessayez.',
      cancelled: 'Cela a été arrêté avant la fin.',
      unexpected: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
      'server-full':
        'Le disque du serveur est plein : cela n’est pas encore conservé. Gardez cette page ouverte, prévenez la personne qui gère votre Amaranth, puis réessayez.',
    },
    unexpected,
  },
};

/** Codes that English leaves to the service's own words, as SPEC §8 says; in French they would be out of place. */
export const serviceInFrench: ReadonlyMap<string, string> = new Map([
  ['requires-recent-login', 'Reconnectez-vous pour continuer'],
  ['expired-action-code', 'Ce lien a expiré'],
  ['invalid-action-code', 'Ce lien n’est plus valable'],
  ['code-expired', 'Ce code a expiré'],
]);
