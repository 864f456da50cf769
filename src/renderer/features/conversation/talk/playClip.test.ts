import { expect, test } from 'vitest';
import { type ClipPlayer, playClip } from './playClip.ts';

class Player extends EventTarget {
  src = '';
  currentTime = 0;
  readyState = 0;
  isPlaying = false;
  play = async () => {
    this.isPlaying = true;
  };
  pause = () => {
    this.isPlaying = false;
  };
  reach(seconds: number) {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

const clip = { url: '/recording', from: 12, to: 20 };
const playing = (player: Player, signal = new AbortController().signal) =>
  playClip(player satisfies EventTarget as Player & ClipPlayer, clip, signal);

test('a clip begins at its second and ends at its last, not at the end of the recording', async () => {
  const player = new Player();
  const played = playing(player);
  player.dispatchEvent(new Event('loadedmetadata'));
  expect(player.currentTime).toBe(12);
  player.reach(19.9);
  expect(player.isPlaying).toBe(true);
  player.reach(20.1);
  await played;
  expect(player.isPlaying).toBe(false);
});

test('stopped, it is silent at once', async () => {
  const player = new Player();
  const controller = new AbortController();
  const played = playing(player, controller.signal);
  controller.abort();
  await expect(played).rejects.toMatchObject({ name: 'AbortError' });
  expect(player.isPlaying).toBe(false);
});

test('a recording that cannot be played is not waited for', async () => {
  const player = new Player();
  const played = playing(player);
  player.dispatchEvent(new Event('error'));
  await expect(played).rejects.toThrow('cannot be played');
});
