/** What the app itself says: loading, failing, refusing. English texts in quotes are SPEC §6 and §8 to the letter. */
import { defineMessages } from '#ui/language/messages.tsx';

export const appMessages = defineMessages({
  en: {
    loadingPage: 'Loading page...',
    loadingUserData: 'Loading user data...',
    verifyingAdmin: 'Verifying admin access...',
    completingSetup: 'Completing your setup...',
    somethingWentWrong: 'Something went wrong while loading the application.',
    retryAttempt: (attempt: number, of: number) => `Retry attempt ${attempt} of ${of}`,
    tryAgain: 'Try Again',
    reloadPage: 'Reload Page',
    contactSupport: (address: string) =>
      address
        ? `If this keeps happening, please contact support at ${address}.`
        : 'If this keeps happening, please contact support.',
    unexpectedError: 'Unexpected Application Error',
    accessDenied: 'Access Denied',
    adminsOnly: 'This page is restricted to administrators only.',
    signedInAs: (address: string) => `You are signed in as ${address}`,
    goBack: 'Go Back',
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    dashboard: 'Dashboard',
    beneficiaries: 'Beneficiaries',
    albums: 'Albums',
    memorialShop: 'Memorial Shop',
    vault: 'Vault',
    myClone: 'My Clone',
    settings: 'Settings',
    signOut: 'Sign Out',
    unkeptTitle: (count: number) =>
      count === 1 ? 'One letter is not kept yet' : `${count} letters are not kept yet`,
    unkeptText:
      'What you wrote is only on this device, as a draft. Stay and keep it in an album, or sign out and nothing of it stays here.',
    unsavedCaptionsTitle: (count: number) =>
      count === 1 ? 'One caption is not saved yet' : `${count} captions are not saved yet`,
    unsavedCaptionsText:
      'What you typed is only on this device. Stay and save it below its picture, or sign out and nothing of it stays here.',
    unsafeFilesTitle: (count: number) =>
      count === 1 ? 'One file is not safe yet' : `${count} files are not safe yet`,
    unsafeFilesText:
      'They are still on their way. Stay until they are safe, or sign out and they are forgotten here: add them again the next time.',
    onlyHereTitle: 'Some things are only on this device',
    eraseAndSignOut: 'Erase and sign out',
    forgetAndSignOut: 'Forget and sign out',
    signIn: 'Sign in',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    accountMenu: 'Account',
    yourPlan: (plan: string) => `${plan} plan`,
    signedOutHere: 'You are signed out. Your memories are safe here until you come back.',
    home: 'Amaranth, home',
    company: 'Company',
    product: 'Product',
    support: 'Support',
    legal: 'Legal',
    about: 'About',
    blog: 'Blog',
    careers: 'Careers',
    press: 'Press',
    features: 'Features',
    pricing: 'Pricing',
    security: 'Security',
    helpCenter: 'Help Center',
    contact: 'Contact',
    privacyPolicy: 'Privacy policy',
    terms: 'Terms of service',
    dataRequest: 'Data subject request',
    allLegal: 'All legal documents',
    launchingSoon: 'launching soon',
    tagline: 'The flower that does not fade.',
  },
  fr: {
    loadingPage: 'Chargement de la page...',
    loadingUserData: 'Chargement de vos données...',
    verifyingAdmin: 'Vérification de l’accès administrateur...',
    completingSetup: 'Finalisation de votre installation...',
    somethingWentWrong: 'Un problème est survenu au chargement de l’application.',
    retryAttempt: (attempt, of) => `Nouvel essai ${attempt} sur ${of}`,
    tryAgain: 'Réessayer',
    reloadPage: 'Recharger la page',
    contactSupport: (address) =>
      address
        ? `Si cela se répète, écrivez à ${address}.`
        : 'Si cela se répète, veuillez contacter l’assistance.',
    unexpectedError: 'Erreur inattendue de l’application',
    accessDenied: 'Accès refusé',
    adminsOnly: 'Cette page est réservée aux administrateurs.',
    signedInAs: (address) => `Vous êtes connecté avec ${address}`,
    goBack: 'Retour',
    skipToContent: 'Aller au contenu',
    mainNavigation: 'Principale',
    dashboard: 'Tableau de bord',
    beneficiaries: 'Bénéficiaires',
    albums: 'Albums',
    memorialShop: 'Boutique du souvenir',
    vault: 'Coffre',
    myClone: 'Mon clone',
    settings: 'Réglages',
    signOut: 'Se déconnecter',
    unkeptTitle: (count) =>
      count === 1 ? 'Une lettre n’est pas encore gardée' : `${count} lettres ne sont pas encore gardées`,
    unkeptText:
      'Ce que vous avez écrit n’est que sur cet appareil, en brouillon. Restez pour le garder dans un album, ou déconnectez-vous et il n’en restera rien ici.',
    unsavedCaptionsTitle: (count) =>
      count === 1
        ? 'Une légende n’est pas encore enregistrée'
        : `${count} légendes ne sont pas encore enregistrées`,
    unsavedCaptionsText:
      'Ce que vous avez écrit n’est que sur cet appareil. Restez pour l’enregistrer sous sa photo, ou déconnectez-vous et il n’en restera rien ici.',
    unsafeFilesTitle: (count) =>
      count === 1
        ? 'Un fichier n’est pas encore en sécurité'
        : `${count} fichiers ne sont pas encore en sécurité`,
    unsafeFilesText:
      'L’envoi n’est pas terminé. Restez jusqu’à ce que tout soit en sécurité, ou déconnectez-vous et l’envoi est oublié ici : vous ajouterez de nouveau ces fichiers la prochaine fois.',
    onlyHereTitle: 'Tout n’est pas encore gardé',
    eraseAndSignOut: 'Effacer et se déconnecter',
    forgetAndSignOut: 'Oublier et se déconnecter',
    signIn: 'Se connecter',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    accountMenu: 'Compte',
    yourPlan: (plan) => `Formule ${plan}`,
    signedOutHere: 'Vous êtes déconnecté. Vos souvenirs vous attendent ici.',
    home: 'Amaranth, accueil',
    company: 'Entreprise',
    product: 'Produit',
    support: 'Aide',
    legal: 'Mentions légales',
    about: 'À propos',
    blog: 'Blog',
    careers: 'Carrières',
    press: 'Presse',
    features: 'Fonctionnalités',
    pricing: 'Tarifs',
    security: 'Sécurité',
    helpCenter: 'Centre d’aide',
    contact: 'Contact',
    privacyPolicy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    dataRequest: 'Demande relative aux données',
    allLegal: 'Tous les documents légaux',
    launchingSoon: 'bientôt',
    tagline: 'La fleur qui ne fane pas.',
  },
});
