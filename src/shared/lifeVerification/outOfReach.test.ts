import { describe, expect, test } from 'vitest';
import {
  at,
  beginLifetime,
  dateIn,
  happen,
  type Lifetime,
  mailArrives,
  timePasses,
} from './lifetime.testing.ts';
import { administrators, channels, contacts } from './modelCheck/smallWorld.testing.ts';

const [first, second] = contacts;
const [anAdministrator, another] = administrators;
if (!first || !second || !anAdministrator || !another) throw new Error('The world is too small.');

const stateOf = ({ life }: Lifetime) => life.state.is;
const standing = (lifetime: Lifetime) => `${dateIn(lifetime)} ${stateOf(lifetime)}`;

function mailReturns(lifetime: Lifetime, bounced = channels): Lifetime {
  const { state } = lifetime.life;
  if (!('notice' in state)) return lifetime;
  const { number, sentAt } = state.notice;
  const later = { ...lifetime, now: Math.max(lifetime.now, sentAt) };
  return bounced.reduce(
    (before, channel) => happen(before, { is: 'bounced', channel, notice: number }),
    later,
  );
}
function upheld(lifetime: Lifetime, by = administrators): Lifetime {
  const { round } = lifetime.life;
  return by.reduce(
    (before, administrator) => happen(before, { is: 'case-upheld', administrator, round }),
    lifetime,
  );
}
function allSayGone(lifetime: Lifetime): Lifetime {
  const { round } = lifetime.life;
  return contacts.reduce(
    (before, contact) => happen(before, { is: 'vote', contact, says: 'gone', round }),
    lifetime,
  );
}
/** Of an owner none of whose addresses exists any more. */
const reportedDead = (): Lifetime => {
  const due = mailReturns(timePasses(beginLifetime('2026-01-05T15:20')));
  return happen(at(due, '2026-03-01T12:00'), { is: 'report', contact: first, round: due.life.round });
};
/** On 10 January, of an owner whose mails arrive. */
const reportedWell = (): Lifetime => {
  const armed = at(beginLifetime('2026-01-05T15:20'), '2026-01-10T18:00');
  return happen(armed, { is: 'report', contact: first, round: armed.life.round });
};

describe('An owner who can be reached nowhere any more', () => {
  test('is asked for ever, whatever the contacts say, as long as nobody has looked into it', () => {
    const asked = mailReturns(allSayGone(reportedDead()));
    expect(stateOf(asked)).toBe('verifying');
    expect(stateOf(upheld(asked, [anAdministrator]))).toBe('verifying');
    let here = asked;
    for (let week = 0; week < 60; week += 1) here = timePasses(here);
    expect(stateOf(here)).toBe('verifying');
  });

  test('leaves things to their people once two administrators uphold a case, after the longest veto', () => {
    const veto = upheld(mailReturns(allSayGone(reportedDead())));
    expect(stateOf(veto)).toBe('veto');
    expect(happen(at(veto, '2026-12-01T12:00'), { is: 'tick' }).life).toBe(veto.life);
    const running = mailReturns(veto);
    expect(dateIn(running)).toBe('2026-03-02 09:00');
    expect(standing(timePasses(running))).toBe('2026-06-01 00:00 releasing');
  });

  test('ends the veto by answering from another address, as ever', () => {
    const running = mailReturns(upheld(mailReturns(allSayGone(reportedDead()))));
    expect(stateOf(happen(running, { is: 'sign-of-life' }))).toBe('active');
  });

  test('is not taken for dead by a case alone: the contacts’ quorum has to say so', () => {
    const { round } = reportedDead().life;
    const alone = happen(reportedDead(), { is: 'vote', contact: first, says: 'nothing', round });
    expect(stateOf(upheld(mailReturns(alone)))).toBe('verifying');
  });

  test('is not given up while a contact says that they live', () => {
    const asked = reportedDead();
    const { round, policy } = asked.life;
    // One word would be enough for a quorum.
    const life = { ...asked.life, policy: { ...policy, quorum: 1 } };
    const disputed = happen({ ...asked, life }, { is: 'vote', contact: second, says: 'alive', round });
    expect(stateOf(mailReturns(upheld(disputed)))).toBe('verifying');
  });

  test('is asked again when the case turns out to be none', () => {
    const running = mailReturns(upheld(mailReturns(allSayGone(reportedDead()))));
    const rejected = happen(running, { is: 'case-rejected', round: running.life.round });
    expect(happen(at(rejected, '2027-12-01T12:00'), { is: 'tick' }).life).toBe(rejected.life);
    const releasing = timePasses(running);
    const stopped = happen(releasing, { is: 'case-rejected', round: releasing.life.round });
    expect(stateOf(mailReturns(stopped))).toBe('verifying');
  });

  test('who is reached after all has the longest veto still, from the first day of it', () => {
    const running = mailReturns(upheld(mailReturns(allSayGone(reportedDead()))));
    const again = happen(at(running, '2026-04-01T08:00'), { is: 'send-again' });
    expect(happen(at(again, '2027-04-01T08:00'), { is: 'tick' }).life).toBe(again.life);
    expect(standing(timePasses(mailArrives(again)))).toBe('2026-06-01 00:00 releasing');
  });
});

describe('An owner whose contacts are all gone', () => {
  const alone = contacts.reduce(
    (before, contact) => happen(before, { is: 'contact-left', contact }),
    beginLifetime('2026-01-05T15:20'),
  );

  test('has the longest veto, told on two channels, before a case leads on', () => {
    const veto = mailArrives(mailArrives(upheld(alone)));
    expect(standing(veto)).toBe('2026-01-06 09:00 veto');
    expect(standing(timePasses(veto))).toBe('2026-04-07 00:00 releasing');
  });

  test('and who can be reached nowhere is beyond us: nobody but administrators would have said anything', () => {
    const asked = mailReturns(upheld(alone));
    expect(happen(at(asked, '2036-01-05T15:20'), { is: 'tick' }).life.state.is).toBe('verifying');
  });

  test('during the veto has from then on the longest, and not what was left of a shorter one', () => {
    const agreed = mailArrives(upheld(mailArrives(allSayGone(reportedWell()))));
    const left = happen(at(agreed, '2026-01-20T12:00'), { is: 'contact-left', contact: second });
    expect(standing(timePasses(left))).toBe('2026-04-21 00:00 releasing');
  });
});

describe('Once everything was given', () => {
  function released(): Lifetime {
    let here = timePasses(mailArrives(mailArrives(allSayGone(reportedWell()))));
    while (here.life.state.is === 'releasing') {
      const { round, state } = here.life;
      here = state.gifts
        .filter(({ isAsked }) => isAsked)
        .reduce((before, { to, stage }) => happen(before, { is: 'given', to, stage, round }), here);
      if (here.life.state.is === 'releasing') here = timePasses(here);
    }
    return here;
  }

  test('a contact who goes takes nothing from anybody', () => {
    const left = happen(released(), { is: 'contact-left', contact: first });
    expect(stateOf(left)).toBe('released');
    expect(stateOf(happen(left, { is: 'contact-left', contact: second }))).toBe('released');
  });

  test('one who could not speak before still can, also after the last letter', () => {
    const all = released();
    const silent = happen(all, { is: 'vote', contact: second, says: 'nothing', round: all.life.round });
    expect(stateOf(silent)).toBe('verifying');
    const closed = happen(all, { is: 'nothing-left' });
    const late = {
      ...closed,
      life: { ...closed.life, state: { is: 'closed', votes: { gone: [first], alive: [] } } },
    };
    const heard = happen(late as Lifetime, {
      is: 'vote',
      contact: second,
      says: 'gone',
      round: closed.life.round,
    });
    expect(heard.life.state).toEqual({ is: 'closed', votes: { gone: [first, second], alive: [] } });
  });
});
