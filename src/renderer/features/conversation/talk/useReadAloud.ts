/** Plays what a reply cites, clip after clip, in the person's own recordings. Nothing is synthesised. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSignedIn } from '#features/session/index.ts';
import type { MessageId } from '#shared/clone/conversation.ts';
import type { PassageId } from '#shared/clone/ids.ts';
import { openSource, type TheConversation } from '../api.ts';
import { conversationKeys } from '../conversationKeys.ts';
import { type Clip, playClip } from './playClip.ts';

export type ReadingAloud =
  | { readonly is: 'silent' }
  | { readonly is: 'playing'; readonly messageId: MessageId }
  /** It was written, never spoken. */
  | { readonly is: 'not-spoken'; readonly messageId: MessageId }
  | { readonly is: 'failed'; readonly messageId: MessageId };

export interface ReadAloud {
  readonly reading: ReadingAloud;
  readonly begin: (messageId: MessageId, passageIds: readonly PassageId[]) => void;
  readonly stop: () => void;
}

export function useReadAloud(conversation: TheConversation): ReadAloud {
  const client = useQueryClient();
  const { user } = useSignedIn();
  const [reading, setReading] = useState<ReadingAloud>({ is: 'silent' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function clipOf(passageId: PassageId): Promise<Clip | null> {
    const { passage, media } = await client.fetchQuery({
      queryKey: conversationKeys.source(user.uid, conversation.conversationId, passageId),
      queryFn: () => openSource(conversation, passageId),
      staleTime: 60_000,
    });
    const { source } = passage;
    if (!media || source.is !== 'answer' || !/^(audio|video)\//.test(media.contentType)) return null;
    return { url: media.url, from: source.from, to: source.to };
  }

  async function run(messageId: MessageId, passageIds: readonly PassageId[]): Promise<void> {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setReading({ is: 'playing', messageId });
    const player = new Audio();
    let played = 0;
    try {
      for (const passageId of passageIds) {
        const clip = await clipOf(passageId);
        if (!clip) continue;
        await playClip(player, clip, controller.signal);
        played += 1;
      }
      setReading(played > 0 ? { is: 'silent' } : { is: 'not-spoken', messageId });
    } catch {
      if (!controller.signal.aborted) setReading({ is: 'failed', messageId });
    }
  }

  return {
    reading,
    begin: (messageId, passageIds) => void run(messageId, passageIds),
    stop() {
      running.current?.abort();
      setReading({ is: 'silent' });
    },
  };
}
