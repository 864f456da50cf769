import { describe, expect, test } from 'vitest';
import { composeMail } from './composeMail.ts';
import type { MailParameters, MailPurpose } from './texts/mailText.ts';

const link = 'https://amaranth.example/action?mode=x&oobCode=y';
const settingsAddress = 'https://amaranth.example/settings';
const vaultAddress = 'https://amaranth.example/personal-vault';
const deletion = { lastDay: '21', settingsAddress };
const invitation = { ownerName: 'Rose', personName: 'Jules', words: '', link, lastDay: '21' };
const asked = { ownerName: 'Rose', link, isRehearsal: false };
const contact = { ...asked, contactName: 'Jules' };
const told = { personName: 'Jules', pageAddress: link };
const plan = { plan: 'Pro', pageAddress: link };
const room = { lastDay: '21', pageAddress: link };
const order = { orderNumber: 'AM-2026-7K3P94', link };
const pieces = [
  {
    piece: '1 × Memorial plaque',
    engraved: ['Jeanne Martin', '1931 – 2019'],
    recipient: 'Rose Martin, Annecy',
  },
];
const parcel = { ...order, recipient: 'Rose Martin' };
const parameters: MailParameters = {
  'order-paid': { ...order, total: '$59.00', pieces, isRehearsal: false },
  'order-changed': { ...order, pieces },
  'order-in-production': order,
  'order-shipped': { ...parcel, carrier: 'La Poste', trackingNumber: '6A123' },
  'order-delivered': parcel,
  'order-cancelled': { ...order, amount: '$59.00' },
  'order-refunded': { ...order, amount: '$10.00' },
  'order-came-too-late': { ...order, amount: '$59.00' },
  'order-missing': { amount: '$59.00', link },
  'order-missing-notice': {
    orderId: 'AAAAAAAAAAAAAAAAAAAA',
    payment: 'pi_1',
    amount: '$59.00',
    isReturned: true,
    link,
  },
  'order-remake-asked': order,
  'order-remake-made': { ...order, newNumber: 'AM-2026-94XF7K' },
  'order-remake-declined': { ...order, words: 'The crack is in the stone itself.' },
  'credits-receipt': { credits: 50, price: '$5.00', pageAddress: link },
  'plan-changed': { ...plan, isYearly: false, price: '$9.99', paidUntil: '26', isEnding: false },
  'plan-ending': { ...plan, lastDay: '26' },
  'plan-ended': plan,
  'plan-payment-disputed': { ...plan, isLost: false },
  'payment-failed': { ...plan, lastDay: '21' },
  'room-exceeded': room,
  'room-exceeded-reminder': room,
  'support-request': {
    ticket: 'AM-7K3P-94XF',
    subject: 'vault',
    personName: 'Rose',
    address: 'rose@example.org',
    words: 'Where is my phrase',
    link,
  },
  'privacy-request-confirm': { right: 'access', link },
  'privacy-request-changed': {
    right: 'erasure',
    state: 'extended',
    lastDay: '21',
    words: 'It is long',
    link,
  },
  'privacy-request-operator': {
    right: 'consent',
    isWithdrawn: false,
    isReminder: true,
    lastDay: '21',
    reference: 'abcdefgh',
    link,
  },
  'support-receipt': { ticket: 'AM-7K3P-94XF', subject: 'vault' },
  'release-claim': { ownerName: 'Rose', personName: 'Jules', link, lastDay: '21' },
  'release-stage': { ownerName: 'Rose', link, stage: 'vault' },
  'clone-invitation': { ownerName: 'Rose', personName: 'Ana', role: 'listener', link, lastDay: '1 January' },
  'clone-steward-acted': { stewardName: 'Ana', state: 'suspended', pageAddress: link },
  'clone-weekly-question': { question: 'Que sentait la cuisine\u00a0?', link },
  'release-day': { ownerName: 'Rose', link },
  'release-taken-back': { ownerName: 'Rose' },
  'case-opened': { link },
  'case-decided': { link, state: 'upheld' },
  'life-reminder': { ...asked, number: 1 },
  'life-grace': { ...asked, lastDay: '21' },
  'life-verifying': asked,
  'life-disputed': asked,
  'life-veto': { ...asked, lastDay: '21' },
  'life-case-opened': { ownerName: 'Rose', link },
  'life-hold': asked,
  'life-voided': asked,
  'life-cancelled': asked,
  'life-contact-asked': contact,
  'life-contact-disputed': contact,
  'life-contact-voided': contact,
  'life-channel-code': { code: '123456' },
  'life-rehearsal-gift': { link, stage: 'vault' },
  'invitation-beneficiary': invitation,
  'invitation-contact': invitation,
  'invitation-accepted': { ...told, role: 'beneficiary' },
  'invitation-declined': told,
  'invitation-bounced': { ...told, address: 'jules@example.org' },
  'person-left': told,
  'lock-broken': told,
  'person-keys-changed': { isNewKey: true, pageAddress: link },
  'waitlist-confirm': { link, lastDay: '21' },
  'waitlist-again': { link },
  'confirm-address': { link },
  'reset-password': { link },
  'confirm-new-address': { link },
  'address-changed': { link },
  'unconfirmed-address-changed': {},
  'sign-in-link': { link },
  'sign-in-code': { code: '123456' },
  'text-code': { code: '123456' },
  'account-deletion-requested': deletion,
  'account-deletion-reminder': deletion,
  'account-deletion-cancelled': {},
  'account-deleted': {},
  'account-deleted-elsewhere': { lastDay: '21', contact: 'help@amaranth.example' },
  'vault-keys-changed': { vaultAddress },
  'vault-discarded': { lastDay: '21', vaultAddress },
  'second-factor-recovered': { settingsAddress },
  'number-linked': { ending: '4567', former: '8910', settingsAddress },
  'number-removed': { ending: '4567', settingsAddress },
  'provider-linked': { provider: 'Google', address: 'rose@example.org', settingsAddress },
  'provider-removed': { provider: 'Google', address: '', settingsAddress },
  'earlier-links-removed': { settingsAddress },
  'password-changed': { settingsAddress },
  'second-factor-added': { link },
  'second-factor-removed': { settingsAddress },
};
const purposes = Object.keys(parameters) as MailPurpose[];
const compose = <Purpose extends MailPurpose>(purpose: Purpose, language: 'en' | 'fr') =>
  composeMail(purpose, parameters[purpose], language);

describe('every mail', () => {
  test.each(purposes)('%s is in both languages, with the same link or code', (purpose) => {
    const [english, french] = (['en', 'fr'] as const).map((language) => compose(purpose, language));
    expect(english?.text).not.toBe(french?.text);
    const told = /https:\S+|123456/.exec(english?.text ?? '')?.[0] ?? '';
    for (const mail of [english, french]) {
      expect(mail?.subject.trim()).not.toBe('');
      expect(mail?.text).toContain(told);
      expect(mail?.html).toContain(told.replace('&', '&#38;'));
    }
    expect(english?.html).toContain('<html lang="en">');
    expect(french?.html).toContain('<html lang="fr">');
  });

  test.each(purposes)('%s is set as French is: curved apostrophes, no break before : ; and ?', (purpose) => {
    const { subject, text } = compose(purpose, 'fr');
    for (const written of [
      subject,
      text.replaceAll(link, '').replaceAll(settingsAddress, '').replaceAll(vaultAddress, ''),
    ]) {
      expect(written).not.toMatch(/'|"/);
      expect(written).not.toMatch(/(?<!\u00a0)[:;?!]/);
    }
  });

  test('has no exclamation mark', () => {
    for (const purpose of purposes) {
      for (const language of ['en', 'fr'] as const)
        expect(compose(purpose, language).text).not.toContain('!');
    }
  });
});

test.each(['en', 'fr'] as const)('a rehearsal’s mail says so before anything else: %s', (language) => {
  const [label, words] =
    language === 'en'
      ? ['[Rehearsal] ', 'This is a rehearsal']
      : ['[Répétition] ', 'Ceci est une répétition'];
  const rehearsed: Partial<MailParameters> = {
    'life-veto': { ...asked, isRehearsal: true, lastDay: '21' },
    'life-contact-asked': { ...contact, isRehearsal: true },
    'life-rehearsal-gift': { link, stage: 'vault' },
  };
  for (const purpose of ['life-veto', 'life-contact-asked', 'life-rehearsal-gift'] as const) {
    const told = rehearsed[purpose];
    if (!told) throw new Error('Every purpose has its words.');
    const { subject, text } = composeMail(purpose, told, language);
    expect(subject.startsWith(label)).toBe(true);
    expect(text.startsWith(words)).toBe(true);
    expect(subject.length).toBeGreaterThan(label.length + 5);
  }
});

test.each(['en', 'fr'] as const)(
  'what is paid, and what is changed, is told with its engraved words and whom it goes to: %s',
  (language) => {
    for (const purpose of ['order-paid', 'order-changed'] as const) {
      const { text, html } = compose(purpose, language);
      for (const told of ['1 × Memorial plaque', 'Jeanne Martin\n1931 – 2019', 'Rose Martin, Annecy'])
        expect(text).toContain(told);
      expect(html).toContain('Jeanne Martin<br>1931 – 2019');
    }
  },
);

test('engraved words stand in the mail letter by letter, and turn nothing around', () => {
  const engraved = ['www.rose.example', 'ורד', 'Rose\u202e'];
  const told = {
    ...parameters['order-paid'],
    pieces: [{ ...pieces[0], piece: 'x', recipient: 'y', engraved }],
  };
  const { text } = composeMail('order-paid', told, 'en');
  expect(text).toContain('\nwww.rose.example\n\u2068ורד\u2069\nRose\n');
});

test.each(['en', 'fr'] as const)(
  'where no money moves, the mail of an order says so first: %s',
  (language) => {
    const told = { ...parameters['order-paid'], isRehearsal: true };
    const { text } = composeMail('order-paid', told, language);
    expect(text).toMatch(language === 'en' ? /^This Amaranth is not connected/ : /^Cet Amaranth n’est relié/);
  },
);

test.each(['en', 'fr'] as const)('each of the three reminders has words of its own: %s', (language) => {
  const subjects = [1, 2, 3].map(
    (number) => composeMail('life-reminder', { ...asked, number }, language).subject,
  );
  expect(new Set(subjects).size).toBe(3);
});

test('what a mail is told cannot become markup', () => {
  const { html } = composeMail(
    'sign-in-link',
    { link: 'https://x.example/"><script>alert(1)</script>' },
    'en',
  );
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('"><script');
});

test.each(['en', 'fr'] as const)(
  'an owner is asked to lock nothing for a trusted contact: %s',
  (language) => {
    const textFor = (role: 'beneficiary' | 'trusted-contact') =>
      composeMail('invitation-accepted', { ...told, role }, language).text;
    expect(textFor('beneficiary')).toMatch(/vault|coffre-fort/);
    expect(textFor('trusted-contact')).not.toMatch(/vault|coffre-fort|\block|verrouill/);
  },
);
