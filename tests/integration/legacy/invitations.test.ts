/** A link to somebody who was named: what it shows, who may use it and how often, and what its owner hears. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beneficiariesSave } from '#shared/callables/beneficiaries.ts';
import {
  invitationsAccept,
  invitationsDecline,
  invitationsLook,
  invitationsNoteCompared,
  invitationsRevoke,
  invitationsSend,
} from '#shared/callables/invitations.ts';
import { MailRefusal } from '../../../src/functions/mail/index.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import {
  accepted,
  asBeneficiary,
  asContact,
  callAsVisitor,
  invite,
  mailsTo,
  makeKeys,
  makeSomebody,
  nameBeneficiary,
  nameContact,
  type Somebody,
  someAddress,
} from '../../support/legacyPeople.ts';

const DAY = 24 * 60 * 60_000;
const clock = jobsAtRestClock();
let backend: Backend;
let services: Services;
let owner: Somebody;
beforeAll(async () => {
  backend = await startBackend({ clock });
  ({ services } = await backend.server.businessLogic());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  owner = await makeSomebody(services);
});

const refusal = (code: string, reason?: string) => ({ code, ...(reason ? { details: { reason } } : {}) });
const read = async (path: string) => (await services.firestore.doc(path).get()).data();
const beneficiary = (id: string) => read(`users/${owner.uid}/beneficiaries/${id}`);
const contact = (id: string) => read(`users/${owner.uid}/trustedContacts/${id}`);
const roleOf = (person: Somebody, id: string) => read(`users/${person.uid}/legacyRoles/${id}`);
const look = (secret: string) => callAsVisitor(services, invitationsLook, { secret });
const accept = (person: Somebody, secret: string) => person.call(invitationsAccept, { secret });
const somebodyWithKeys = async () => {
  const person = await makeSomebody(services);
  const keys = await makeKeys(person);
  return { person, keys };
};

describe('An invitation', () => {
  test('stands in its mail alone, and shows who asks whom for what', async () => {
    const email = someAddress();
    const id = await nameBeneficiary(owner, { email });
    await owner.call(invitationsSend, {
      invitee: asBeneficiary(id),
      words: 'You know what for.',
    });
    const [mail = ''] = await mailsTo(services, email, 'invitation-beneficiary');
    expect(mail).toContain('You know what for.');
    const secret = /#([\w-]{43})$/m.exec(mail)?.[1] ?? '';
    const document = JSON.stringify(await read(`users/${owner.uid}/invitations/${id}`));
    expect(document).not.toContain(secret);
    expect(await look(secret)).toMatchObject({
      is: 'open',
      ownerName: 'Rose Martin',
      personName: 'Jules',
      role: 'beneficiary',
      words: 'You know what for.',
      email,
      isClaim: false,
    });
    expect((await beneficiary(id))?.invitation).toMatchObject({ is: 'sent' });
    // Once a mail server has it, no secret is left here.
    const rows = await services.firestore.collection('outboundMessages').where('to', '==', email).get();
    expect(rows.docs.map((row) => row.get('content'))).toEqual([null]);
  });

  test('is accepted once, by an account of any address, whose key is pinned; its owner is told', async () => {
    const id = await nameBeneficiary(owner);
    const secret = await invite(services, owner, asBeneficiary(id));
    const { person, keys } = await somebodyWithKeys();
    expect(await accept(person, secret)).toEqual({ role: 'beneficiary' });
    expect(await accept(person, secret)).toEqual({ role: 'beneficiary' });
    expect(await beneficiary(id)).toMatchObject({
      invitation: { is: 'accepted', accountId: person.uid },
      pinnedKey: { publicKey: keys.publicKey, generation: 1 },
      isKeyCompared: false,
      revision: 1,
    });
    expect(await roleOf(person, id)).toMatchObject({
      role: 'beneficiary',
      subjectId: id,
      ownerId: owner.uid,
      ownerName: 'Rose Martin',
    });
    const told = await mailsTo(services, owner.email, 'invitation-accepted');
    expect(told).toEqual([expect.stringMatching(/Jules[\s\S]*\/beneficiaries$/m)]);
    const { person: thief } = await somebodyWithKeys();
    await expect(accept(thief, secret)).rejects.toMatchObject(refusal('invitation-gone'));
    await expect(callAsVisitor(services, invitationsDecline, { secret })).rejects.toMatchObject(
      refusal('invitation-gone'),
    );
    expect(await look(secret)).toEqual({ is: 'accepted', ownerName: 'Rose Martin' });
  });

  test('says to whoever opens it again that it was declined, and to nobody what it was once it is withdrawn', async () => {
    const id = await nameBeneficiary(owner);
    const secret = await invite(services, owner, asBeneficiary(id));
    await callAsVisitor(services, invitationsDecline, { secret });
    expect(await look(secret)).toEqual({ is: 'declined', ownerName: 'Rose Martin', isClaim: false });
    await owner.call(invitationsRevoke, { invitee: asBeneficiary(id) });
    expect(await look(secret)).toEqual({ is: 'gone' });
  });

  test('is accepted by a beneficiary without a key, which is pinned once they make it', async () => {
    const [id, contactId] = [await nameBeneficiary(owner), await nameContact(owner)];
    const secret = await invite(services, owner, asBeneficiary(id));
    const person = await makeSomebody(services);
    await person.call(invitationsAccept, { secret, withoutKey: true });
    expect(await beneficiary(id)).toMatchObject({
      invitation: { is: 'accepted', accountId: person.uid },
      pinnedKey: null,
      lastGeneration: 0,
    });
    const { publicKey } = await makeKeys(person);
    expect(await beneficiary(id)).toMatchObject({
      pinnedKey: { publicKey, generation: 1 },
      lastGeneration: 1,
      isKeyCompared: false,
    });
    // A contact holds a part of a lock: without a key there is nothing to seal it to.
    const asked = await invite(services, owner, asContact(contactId));
    const other = await makeSomebody(services);
    await expect(other.call(invitationsAccept, { secret: asked, withoutKey: true })).rejects.toMatchObject(
      refusal('person-keys-missing'),
    );
  });

  test('makes a contact, who learns of nobody else', async () => {
    const id = await nameContact(owner);
    const person = await accepted(services, owner, asContact(id));
    const role = await roleOf(person, id);
    expect(Object.keys(role ?? {}).toSorted()).toEqual(
      ['acceptedAt', 'ask', 'ownerId', 'ownerName', 'ownerSigningKey', 'role', 'subjectId'].toSorted(),
    );
    expect(await contact(id)).toMatchObject({ invitation: { is: 'accepted', accountId: person.uid } });
  });

  test('of which two are accepted at once is accepted by one', async () => {
    const id = await nameBeneficiary(owner);
    const secret = await invite(services, owner, asBeneficiary(id));
    const people = [await somebodyWithKeys(), await somebodyWithKeys()];
    const outcomes = await Promise.allSettled(people.map(({ person }) => accept(person, secret)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const winner = people[outcomes.findIndex(({ status }) => status === 'fulfilled')]?.person;
    expect((await beneficiary(id))?.invitation).toMatchObject({ accountId: winner?.uid });
    const roles = await Promise.all(people.map(({ person }) => roleOf(person, id)));
    expect(roles.filter(Boolean)).toHaveLength(1);
  });

  test('ends after thirty days, and when another one is sent', async () => {
    const id = await nameBeneficiary(owner);
    const first = await invite(services, owner, asBeneficiary(id));
    const second = await invite(services, owner, asBeneficiary(id));
    expect(await look(first)).toEqual({ is: 'gone' });
    const { person } = await somebodyWithKeys();
    await expect(accept(person, first)).rejects.toMatchObject(refusal('invitation-gone'));
    clock.ahead += 30 * DAY;
    expect(await look(second)).toEqual({ is: 'expired', ownerName: 'Rose Martin', isClaim: false });
    await expect(accept(person, second)).rejects.toMatchObject(refusal('invitation-gone', 'expired'));
    await expect(callAsVisitor(services, invitationsDecline, { secret: second })).rejects.toMatchObject(
      refusal('invitation-gone', 'expired'),
    );
  });

  test('is withdrawn with its mail where no server has taken that yet', async () => {
    const mail = { send: () => Promise.reject(new Error('No server answers.')) };
    const offline: Services = { ...services, mail };
    const waiting = await makeSomebody(offline);
    const email = someAddress();
    const id = await nameBeneficiary(waiting, { email });
    const rows = () => services.firestore.collection('outboundMessages').where('to', '==', email).get();
    await waiting.call(invitationsSend, { invitee: asBeneficiary(id) });
    expect((await rows()).size).toBe(1);
    await waiting.call(invitationsRevoke, { invitee: asBeneficiary(id) });
    await waiting.call(invitationsRevoke, { invitee: asBeneficiary(id) });
    expect((await rows()).size).toBe(0);
  });
});

describe('Nobody accepts', () => {
  test('what they sent themselves, nor without a key, an address or an account of their own', async () => {
    const id = await nameBeneficiary(owner);
    const secret = await invite(services, owner, asBeneficiary(id));
    await makeKeys(owner);
    await expect(accept(owner, secret)).rejects.toMatchObject(refusal('conflict', 'own-invitation'));
    const person = await makeSomebody(services);
    await expect(accept(person, secret)).rejects.toMatchObject(refusal('person-keys-missing'));
    const claims = { firebase: { sign_in_provider: 'anonymous' } };
    await expect(person.call(invitationsAccept, { secret }, claims)).rejects.toMatchObject(
      refusal('email-not-verified'),
    );
    await expect(person.call(invitationsAccept, { secret }, { demo: true })).rejects.toMatchObject(
      refusal('demo-account-read-only'),
    );
    await expect(callAsVisitor(services, invitationsAccept, { secret })).rejects.toMatchObject(
      refusal('not-signed-in'),
    );
    expect((await look(secret)).is).toBe('open');
  });

  test('the same part of the same owner twice, not even at once; a contact may be a beneficiary too', async () => {
    const [one, other] = [await nameBeneficiary(owner), await nameBeneficiary(owner)];
    const secrets = [
      await invite(services, owner, asBeneficiary(one)),
      await invite(services, owner, asBeneficiary(other)),
    ];
    const { person } = await somebodyWithKeys();
    const outcomes = await Promise.allSettled(secrets.map((secret) => accept(person, secret)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining(refusal('conflict', 'named-already')) }),
    );
    const contactId = await nameContact(owner);
    expect(await accept(person, await invite(services, owner, asContact(contactId)))).toEqual({
      role: 'trusted-contact',
    });
  });

  test('a secret that is none, of which nothing is learned', async () => {
    const secret = randomBytes(32).toString('base64url');
    expect(await look(secret)).toEqual({ is: 'gone' });
    const { person } = await somebodyWithKeys();
    await expect(accept(person, secret)).rejects.toMatchObject(refusal('invitation-gone'));
    const place = 'one-place';
    for (let time = 0; time < 60; time += 1)
      await callAsVisitor(services, invitationsLook, { secret }, place);
    await expect(callAsVisitor(services, invitationsLook, { secret }, place)).rejects.toMatchObject(
      refusal('too-many-attempts'),
    );
  });
});

describe('An owner', () => {
  test('hears of who declines, and may ask again', async () => {
    const id = await nameContact(owner);
    const secret = await invite(services, owner, asContact(id));
    await callAsVisitor(services, invitationsDecline, { secret });
    await callAsVisitor(services, invitationsDecline, { secret });
    expect((await contact(id))?.invitation).toMatchObject({ is: 'declined', hadAccepted: false });
    const told = await mailsTo(services, owner.email, 'invitation-declined');
    expect(told).toEqual([expect.stringMatching(/Iris[\s\S]*\/life-verification-setup$/m)]);
    const { person } = await somebodyWithKeys();
    await expect(accept(person, secret)).rejects.toMatchObject(refusal('invitation-gone'));
    await accept(person, await invite(services, owner, asContact(id)));
  });

  test('takes an acceptance back from a beneficiary; a contact is taken off instead', async () => {
    const id = await nameBeneficiary(owner);
    const person = await accepted(services, owner, asBeneficiary(id));
    await owner.call(invitationsRevoke, { invitee: asBeneficiary(id) });
    expect(await beneficiary(id)).toMatchObject({
      invitation: { is: 'none' },
      pinnedKey: null,
      lastGeneration: 1,
    });
    expect(await roleOf(person, id)).toBeUndefined();
    const contactId = await nameContact(owner);
    await accepted(services, owner, asContact(contactId));
    await expect(owner.call(invitationsRevoke, { invitee: asContact(contactId) })).rejects.toMatchObject(
      refusal('conflict', 'accepted'),
    );
  });

  test('may ask again somebody who has another account now: the former one is nothing any more', async () => {
    const id = await nameBeneficiary(owner);
    const former = await accepted(services, owner, asBeneficiary(id));
    await owner.call(invitationsNoteCompared, { invitee: asBeneficiary(id), generation: 1 });
    const secret = await invite(services, owner, asBeneficiary(id));
    expect(await beneficiary(id)).toMatchObject({
      invitation: { is: 'accepted', accountId: former.uid },
      isKeyCompared: true,
    });
    const { person, keys } = await somebodyWithKeys();
    await accept(person, secret);
    expect(await beneficiary(id)).toMatchObject({
      invitation: { accountId: person.uid },
      pinnedKey: { publicKey: keys.publicKey, generation: 2 },
      isKeyCompared: false,
    });
    expect(await roleOf(former, id)).toBeUndefined();
    await expect(
      owner.call(invitationsNoteCompared, { invitee: asBeneficiary(id), generation: 1 }),
    ).rejects.toMatchObject(refusal('conflict'));
  });

  test('invites nobody of somebody else’s, and nobody without an address', async () => {
    const stranger = await makeSomebody(services);
    const id = await nameBeneficiary(owner);
    for (const contract of [invitationsSend, invitationsRevoke])
      await expect(stranger.call(contract, { invitee: asBeneficiary(id) })).rejects.toMatchObject(
        refusal('beneficiary-not-found'),
      );
    const unreachable = await nameContact(owner, { email: null });
    await expect(owner.call(invitationsSend, { invitee: asContact(unreachable) })).rejects.toMatchObject({
      code: 'invalid-input',
      details: { field: 'email' },
    });
  });

  test('writes to one address three times a day', async () => {
    const id = await nameBeneficiary(owner);
    for (let time = 0; time < 3; time += 1) await owner.call(invitationsSend, { invitee: asBeneficiary(id) });
    await expect(owner.call(invitationsSend, { invitee: asBeneficiary(id) })).rejects.toMatchObject(
      refusal('too-many-attempts'),
    );
    clock.ahead += DAY;
    await owner.call(invitationsSend, { invitee: asBeneficiary(id) });
  });

  test('whose own address is not confirmed invites five people a day', async () => {
    const unconfirmed = await makeSomebody(services, {}, { emailVerified: false });
    const sendToAnother = async () => {
      const id = await nameBeneficiary(unconfirmed);
      return unconfirmed.call(invitationsSend, { invitee: asBeneficiary(id) });
    };
    for (let person = 0; person < 5; person += 1) await sendToAnother();
    await expect(sendToAnother()).rejects.toMatchObject(refusal('too-many-attempts'));
  });

  test('sees an address that takes no mail at once, and one that comes back with the next look', async () => {
    const refusing: Services = {
      ...services,
      mail: {
        send: ({ purpose, ...message }) =>
          purpose === 'invitation-beneficiary'
            ? Promise.reject(new MailRefusal('550 No such user'))
            : services.mail.send({ purpose, ...message }),
      },
    };
    const sender = await makeSomebody(refusing);
    const id = await nameBeneficiary(sender);
    await sender.call(invitationsSend, { invitee: asBeneficiary(id) });
    const path = `users/${sender.uid}/beneficiaries/${id}`;
    expect((await read(path))?.invitation).toMatchObject({ is: 'bounced', reason: '550 No such user' });
    expect(await mailsTo(services, sender.email, 'invitation-bounced')).toHaveLength(1);

    const later = await nameBeneficiary(owner);
    await invite(services, owner, asBeneficiary(later));
    const { messageId } = (await read(`users/${owner.uid}/invitations/${later}`)) ?? {};
    const row = services.firestore.doc(`outboundMessages/${messageId}`);
    await row.update({
      'delivery.state': 'bounced',
      'delivery.bouncedAt': new Date(clock.now()),
      'delivery.reason': 'mailbox unavailable',
    });
    clock.ahead += DAY;
    const job = scheduleNamed('invitations-noteBounces');
    await job.run({ services, dueAt: clock.now() });
    await job.run({ services, dueAt: clock.now() });
    expect((await beneficiary(later))?.invitation).toMatchObject({
      is: 'bounced',
      reason: 'mailbox unavailable',
    });
    expect(await mailsTo(services, owner.email, 'invitation-bounced')).toHaveLength(1);
  });
});

test('a mail is in the language of who reads it, or else of who sends it', async () => {
  const french = { settings: { language: 'fr' } };
  const sender = await makeSomebody(services, french);
  const known = await makeSomebody(services, { settings: { language: 'en' } });
  const [one, other] = [someAddress(), known.email];
  for (const email of [one, other]) {
    const id = await nameBeneficiary(sender, { email });
    await sender.call(invitationsSend, { invitee: asBeneficiary(id) });
  }
  expect(await mailsTo(services, one, 'invitation-beneficiary')).toEqual([
    expect.stringContaining('Bonjour'),
  ]);
  expect(await mailsTo(services, other, 'invitation-beneficiary')).toEqual([expect.stringContaining('Dear')]);
});

describe('With an account that is erased', () => {
  const erase = async (person: Somebody) => {
    await services.firestore
      .doc(`users/${person.uid}`)
      .update({ deletionDueAt: new Date(clock.now() - 1000) });
    clock.ahead += 3_600_000;
    const purge = scheduleNamed('account-purge');
    await purge.run({ services, dueAt: clock.now() });
    clock.ahead += 3_600_000;
    await purge.run({ services, dueAt: clock.now() });
    expect(await read(`users/${person.uid}`)).toBeUndefined();
  };

  test('of an owner go the parts that others had for them', async () => {
    const id = await nameBeneficiary(owner);
    const person = await accepted(services, owner, asBeneficiary(id));
    await erase(owner);
    expect(await roleOf(person, id)).toBeUndefined();
  });

  test('of who had accepted, the owner sees and hears that they are gone', async () => {
    const [id, contactId] = [await nameBeneficiary(owner), await nameContact(owner)];
    const person = await accepted(services, owner, asBeneficiary(id));
    await accept(person, await invite(services, owner, asContact(contactId)));
    await erase(person);
    for (const document of [await beneficiary(id), await contact(contactId)]) {
      expect(document).toMatchObject({
        invitation: { is: 'declined', hadAccepted: true },
        pinnedKey: null,
        lastGeneration: 1,
      });
    }
    expect(await mailsTo(services, owner.email, 'person-left')).toHaveLength(2);
  });
});

test('changing a name withdraws nothing', async () => {
  const email = someAddress();
  const id = await nameBeneficiary(owner, { email });
  const secret = await invite(services, owner, asBeneficiary(id));
  const words = { name: 'Jules M.', email };
  await owner.call(beneficiariesSave, { beneficiaryId: id, basedOn: 1, words });
  expect(await look(secret)).toMatchObject({ is: 'open', personName: 'Jules M.' });
});
