import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { createEnrolment, EnrolmentInDoubt, NextCodeNeeded } from './enrolment.ts';

const lost = new FirebaseError('auth/network-request-failed', 'No answer.');
const wrong = new FirebaseError('auth/invalid-verification-code', 'Wrong.');

/** An identity service behind a line that loses things: the request, its answer, or what is read after it. */
function service() {
  const state = { isOn: false, isProven: false, loses: [] as ('request' | 'answer' | 'reading')[] };
  const done: string[] = [];
  async function pass(what: string, act: () => void): Promise<void> {
    const loss = state.loses.shift();
    if (loss === 'request') throw lost;
    done.push(what);
    act();
    if (loss === 'answer') throw lost;
  }
  const confirm = createEnrolment<'challenge'>({
    async enrol(code) {
      if (code === 'wrong') throw wrong;
      const isReadingLost = state.loses[0] === 'reading';
      await pass(`enrol ${code}`, () => {
        state.isOn = true;
      });
      state.isProven = true;
      if (isReadingLost) throw lost;
    },
    isProven: async () => state.isProven,
    async signInAgain() {
      await pass('sign in', () => undefined);
      return state.isOn ? 'challenge' : null;
    },
    async answer(_, code) {
      await pass(`answer ${code}`, () => undefined);
      state.isProven = true;
    },
  });
  return { confirm, state, done };
}

describe('Turning two-step sign-in on', () => {
  it('takes one code', async () => {
    const { confirm, done } = service();
    await confirm('1');
    expect(done).toEqual(['enrol 1']);
  });

  it('says that a code is wrong, and takes the next one', async () => {
    const { confirm, done } = service();
    await expect(confirm('wrong')).rejects.toBe(wrong);
    await confirm('2');
    expect(done).toEqual(['enrol 2']);
  });

  it('asks for the next code where the answer was lost, and goes on with it', async () => {
    const { confirm, state, done } = service();
    state.loses = ['answer'];
    await expect(confirm('1')).rejects.toBeInstanceOf(NextCodeNeeded);
    await confirm('2');
    expect(done).toEqual(['enrol 1', 'sign in', 'sign in', 'answer 2']);
  });

  it('begins anew where nothing arrived', async () => {
    const { confirm, state, done } = service();
    state.loses = ['request'];
    await expect(confirm('1')).rejects.toBe(lost);
    await confirm('1');
    expect(done).toEqual(['sign in', 'enrol 1']);
  });

  it('stands where only what is read after it was lost', async () => {
    const { confirm, state, done } = service();
    state.loses = ['reading'];
    await confirm('1');
    expect(done).toEqual(['enrol 1']);
  });

  it('finds out with the next code while the line stays cut', async () => {
    const { confirm, state, done } = service();
    state.loses = ['answer', 'request', 'request'];
    await expect(confirm('1')).rejects.toBeInstanceOf(EnrolmentInDoubt);
    await expect(confirm('2')).rejects.toBeInstanceOf(EnrolmentInDoubt);
    await confirm('3');
    expect(done).toEqual(['enrol 1', 'sign in', 'answer 3']);
  });

  it('asks for one more code where the answer to the second was lost too', async () => {
    const { confirm, state, done } = service();
    state.loses = ['answer'];
    await expect(confirm('1')).rejects.toBeInstanceOf(NextCodeNeeded);
    state.loses = [...state.loses, 'request'];
    await expect(confirm('2')).rejects.toBeInstanceOf(EnrolmentInDoubt);
    await confirm('3');
    expect(done.at(-1)).toBe('answer 3');
  });
});
