import type { OrderedPiece, OrderMails } from './orderMails.ts';

const OPEN = 'Ouvrir ma commande';
const REPLY = 'Vous pouvez répondre à ce message\u00a0: une personne le lira.';
const BANK = 'votre banque met quelques jours à l’inscrire';

const tellPiece = ({ piece, engraved, recipient }: OrderedPiece): string =>
  [
    piece,
    ...(engraved.length > 0 ? ['Gravure\u00a0:', ...engraved] : []),
    `Destinataire\u00a0: ${recipient}`,
  ].join('\n');

export const frenchOrderMails: OrderMails = {
  'order-paid': ({ orderNumber, total, link, pieces, isRehearsal }) => ({
    subject: `Votre commande ${orderNumber}`,
    paragraphs: [
      ...(isRehearsal
        ? [
            'Cet Amaranth n’est relié à aucune banque\u00a0: rien n’a été débité, rien n’est fabriqué, rien n’est envoyé.',
          ]
        : []),
      'Merci de votre confiance. Votre commande est entre nos mains, et nous la réaliserons avec soin.',
      `Elle est réglée\u00a0: ${total}. La facture se trouve sur la page de votre commande.`,
      'Pendant une heure, vous pouvez changer un mot ou une adresse, ou y renoncer. Ensuite, nous commençons.',
      ...pieces.map(tellPiece),
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-changed': ({ orderNumber, link, pieces }) => ({
    subject: `Votre commande ${orderNumber} a été modifiée`,
    paragraphs: [
      'Votre changement est noté. Relisez-la encore une fois, pour que chaque mot soit comme vous le souhaitez.',
      ...pieces.map(tellPiece),
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-in-production': ({ orderNumber, link }) => ({
    subject: `Nous avons commencé votre commande ${orderNumber}`,
    paragraphs: [
      'Votre commande est à l’atelier. À partir de maintenant, elle ne peut plus être modifiée.',
      'Nous vous écrirons quand elle sera en route.',
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-shipped': ({ orderNumber, recipient, carrier, trackingNumber, link }) => ({
    subject: `Votre commande ${orderNumber} est en route`,
    paragraphs: [
      trackingNumber
        ? `Le colis destiné à ${recipient} voyage avec ${carrier}, sous le numéro ${trackingNumber}.`
        : `Le colis destiné à ${recipient} voyage avec ${carrier}.`,
      'Il est neutre\u00a0: rien n’y dit ce qu’il contient.',
    ],
    button: { label: 'Suivre le colis', address: link },
    after: REPLY,
  }),
  'order-delivered': ({ orderNumber, recipient, link }) => ({
    subject: `Votre commande ${orderNumber} est arrivée`,
    paragraphs: [
      `Le colis destiné à ${recipient} a été remis. Nous espérons qu’il répond à votre attente.`,
      'Si quelque chose n’est pas comme il faut, dites-le-nous sur la page de votre commande\u00a0: ce qui vient d’une erreur de notre part est refait sans frais.',
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-cancelled': ({ orderNumber, amount, link }) => ({
    subject: `Votre commande ${orderNumber} est annulée`,
    paragraphs: [
      `Rien ne sera réalisé. Nous renvoyons ${amount} sur la carte que vous avez utilisée\u00a0; ${BANK}.`,
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-refunded': ({ orderNumber, amount, link }) => ({
    subject: `Un remboursement pour votre commande ${orderNumber}`,
    paragraphs: [`Nous avons renvoyé ${amount} sur la carte que vous avez utilisée\u00a0; ${BANK}.`],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-came-too-late': ({ orderNumber, amount, link }) => ({
    subject: `Votre commande ${orderNumber} n’a pas pu être gardée`,
    paragraphs: [
      'Votre paiement est arrivé après le délai pendant lequel nous pouvions réserver votre commande, et ce que vous aviez choisi n’était plus disponible. Nous en sommes désolés.',
      `Vous ne devez rien\u00a0: nous renvoyons ${amount} sur la carte que vous avez utilisée\u00a0; ${BANK}.`,
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-missing': ({ amount, link }) => ({
    subject: 'Votre paiement vous est rendu',
    paragraphs: [
      `Vous avez payé ${amount} pour une commande de notre Boutique du souvenir. Par une faute de notre part, nous n’avons plus cette commande\u00a0: elle n’est pas réalisée. Nous en sommes désolés, d’autant plus en des jours déjà difficiles.`,
      `Vous ne devez rien\u00a0: nous renvoyons ${amount} sur la carte que vous avez utilisée\u00a0; ${BANK}.`,
      'Si vous la souhaitez encore, répondez à ce message. Nous nous en occupons avec vous, sans que vous ayez à tout reprendre seul.',
    ],
    button: { label: 'Ouvrir la boutique', address: link },
    after: REPLY,
  }),
  'order-missing-notice': ({ orderId, payment, amount, isReturned, link }) => ({
    subject: 'Une commande a été payée et n’existe pas',
    paragraphs: [
      `La commande ${orderId} a été payée ${amount} (paiement ${payment}) et n’a aucune fiche. Cela arrive après la remise en place d’une sauvegarde, ou quand une commande est payée longtemps après avoir été abandonnée.`,
      isReturned
        ? 'Le paiement a été renvoyé, et la personne qui l’a fait a été prévenue.'
        : 'Il ne restait rien à renvoyer\u00a0: voyez chez le prestataire de paiement ce qu’il en est advenu. La personne qui a payé a été prévenue.',
      'Si une sauvegarde a été remise en place, regardez les paiements faits depuis\u00a0: d’autres commandes, déjà en cours, peuvent manquer.',
    ],
    button: { label: 'Ouvrir les commandes', address: link },
  }),
  'order-remake-asked': ({ orderNumber, link }) => ({
    subject: `Nous avons votre message au sujet de la commande ${orderNumber}`,
    paragraphs: [
      'Nous sommes désolés que tout ne soit pas comme il faut. Une personne lit ce que vous avez écrit et vous répond sous deux jours ouvrés.',
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
  'order-remake-made': ({ orderNumber, newNumber, link }) => ({
    subject: `Nous la refaisons\u00a0: commande ${orderNumber}`,
    paragraphs: [
      `Vous avez raison, et nous en sommes désolés. Nous la refaisons à nos frais, sous le numéro ${newNumber}. Vous n’avez rien à faire.`,
    ],
    button: { label: 'Ouvrir la nouvelle commande', address: link },
    after: REPLY,
  }),
  'order-remake-declined': ({ orderNumber, words, link }) => ({
    subject: `Au sujet de votre commande ${orderNumber}`,
    paragraphs: [
      'Nous avons examiné avec attention ce que vous avez écrit. Voici ce que nous avons constaté\u00a0:',
      words,
    ],
    button: { label: OPEN, address: link },
    after: REPLY,
  }),
};
