/** The other pages of one person in this browser: what one does with the vault, the others hear. */
import { z } from 'zod';
import type { UserId } from '#shared/domain/ids.ts';

const messageSchema = z.enum(['locked', 'active', 'changed']);
export type PagesMessage = z.infer<typeof messageSchema>;

/** As much of a BroadcastChannel as is used here. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;

export class OtherPages {
  readonly #openChannel: (name: string) => Channel;
  readonly #hear: (message: PagesMessage) => void;
  #channel: Channel | null = null;

  constructor(openChannel: (name: string) => Channel, hear: (message: PagesMessage) => void) {
    this.#openChannel = openChannel;
    this.#hear = hear;
  }

  /** Of that person from now on, or of nobody. */
  follow(userId: UserId | null): void {
    this.#channel?.close();
    this.#channel = null;
    if (!userId) return;
    const channel = this.#openChannel(`amaranth-vault-${userId}`);
    this.#channel = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = messageSchema.safeParse(data);
      if (message.success && this.#channel === channel) this.#hear(message.data);
    });
  }

  tell(message: PagesMessage): void {
    this.#channel?.postMessage(message);
  }
}
