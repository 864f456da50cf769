/** Signing out in one window signs out the others that hold the same account. */
const CHANNEL_NAME = 'amaranth.sign-out';

export interface SignOutChannel {
  announce(uid: string): void;
}

export function openSignOutChannel(onSignedOut: (uid: string) => void): SignOutChannel {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onSignedOut(data);
  };
  return { announce: (uid) => channel.postMessage(uid) };
}
