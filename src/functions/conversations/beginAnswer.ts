/** Notes a question and reserves what its answer costs: rights, time and means are looked at in the transaction that does it. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { CONVERSATION_MESSAGE_LIMIT, type Exchange } from '#shared/clone/conversation.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import type { CloneSettings } from '#shared/clone/settings.ts';
import { readHearing } from '../clone/index.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { choosePayment } from './allowance/choosePayment.ts';
import { settle } from './allowance/settle.ts';
import {
  isSameConversation,
  type Payer,
  readPayer,
  type Usage,
  writeUsage,
} from './allowance/usageDocument.ts';
import { isAbandoned, outcomeOfStopped, SERVER_STOPPED } from './closeUnderway.ts';
import {
  type ConversationName,
  conversationOf,
  exchangeFields,
  isOver,
  readHeld,
  type StoredConversation,
  type Underway,
  underwayFields,
} from './conversationDocument.ts';

interface Asked extends ConversationName {
  readonly messageId: Exchange['id'];
  readonly question: string;
  readonly language: CloneLanguage;
  /** Somebody who cannot go on is heard whatever the time, and pays nothing. */
  readonly isInDistress: boolean;
}

export type Beginning =
  /** Somebody in distress to whom it does not speak any more, or whose transcript is full: answered, and not noted. */
  | { readonly is: 'unnoted'; readonly payer: Payer }
  /** Repeated: it has its answer. */
  | { readonly is: 'answered'; readonly exchange: Exchange; readonly payer: Payer }
  | {
      readonly is: 'open';
      readonly run: string;
      readonly ownerName: string;
      readonly settings: CloneSettings | null;
    };

/** Throws Refusal `not-found`, `clone-closed`, `conversation-over`, `conflict`, `credits-insufficient`. */
export async function beginAnswer(services: Services, uid: string, asked: Asked): Promise<Beginning> {
  const { firestore, clock } = services;
  const { messageId, isInDistress } = asked;
  return firestore.runTransaction(async (transaction) => {
    const now = clock.now();
    const conversation = await readHeld(transaction, firestore, asked, uid);
    const payer = await readPayer(transaction, services, uid);
    const earlier = conversation.exchanges.find(({ id }) => id === messageId);
    assertSameQuestion(
      asked,
      earlier ?? (conversation.underway?.id === messageId ? conversation.underway : undefined),
    );
    if (earlier && isWhole(earlier)) return { is: 'answered', exchange: earlier, payer };
    const { underway } = conversation;
    const isTaken = underway !== null && underway.id !== messageId && !isAbandoned(conversation, now);
    if (isTaken && !isInDistress) throw new Refusal('conflict', 'Another question is being answered.');
    const heard = await readHearing(transaction, services, uid, asked.ownerId);
    const isFull = othersThan(messageId, conversation).length >= CONVERSATION_MESSAGE_LIMIT;
    if (isInDistress && (!heard || isFull)) return { is: 'unnoted', payer };
    if (!isInDistress) {
      if (!heard) throw new Refusal('clone-closed', 'It does not speak.', { silence: 'gone' });
      if (heard.silence !== null) {
        throw new Refusal('clone-closed', 'It does not speak now.', { silence: heard.silence });
      }
      if (isFull || isOver(conversation, now)) {
        throw new Refusal('conversation-over', 'This conversation is over.');
      }
    }
    const { question, language } = asked;
    const displaced = await closeDisplaced(transaction, services, conversation, payer, asked);
    const kept = displaced.exchanges;
    const reserved = displaced.usage.reserved.filter(
      (row) =>
        !isSameConversation(row, asked) || (row.messageId !== messageId && row.messageId !== underway?.id),
    );
    const paidBy = earlier?.paidBy ?? 'nothing';
    const run = randomUUID();
    if (!isInDistress && paidBy === 'nothing') {
      const by = choosePayment({ ...payer, usage: { ...displaced.usage, reserved } }, asked);
      const { ownerId, conversationId } = asked;
      reserved.push({ messageId, ownerId, conversationId, by, at: now });
    }
    writeUsage(transaction, services, uid, { ...displaced.usage, reserved });
    const next: Underway = {
      id: messageId,
      question,
      language,
      askedAt: new Date(now),
      sentences: [],
      paidBy,
      run,
    };
    transaction.update(conversationOf(firestore, asked), {
      exchanges: kept.map(exchangeFields),
      underway: underwayFields(next),
    });
    return { is: 'open', run, ownerName: heard?.ownerName ?? '', settings: heard?.settings ?? null };
  });
}

/** A message pays for its own question, and its transcript stays: another question takes a message of its own. */
function assertSameQuestion(
  { question, isInDistress }: Asked,
  earlier: { readonly question: string } | undefined,
): void {
  if (isInDistress || earlier === undefined || earlier.question === question) return;
  throw new Refusal('conflict', 'Another question was asked under this name.');
}

/** What was cut short may be asked again, and is not paid again. */
const isWhole = ({ outcome }: Exchange): boolean =>
  outcome.is === 'answered' ? outcome.isWhole : outcome.is !== 'interrupted';

const othersThan = (messageId: string, { exchanges }: StoredConversation): readonly Exchange[] =>
  exchanges.filter(({ id }) => id !== messageId);

/**
 * The transcript without the question that is asked again, and with the one whose place is taken: what a stopped server left open costs
 * nothing, what somebody in distress did not wait for is paid as far as it was shown.
 */
async function closeDisplaced(
  transaction: Transaction,
  services: Services,
  conversation: StoredConversation,
  payer: Payer,
  { messageId, ownerId, conversationId }: Asked,
): Promise<{ readonly exchanges: readonly Exchange[]; readonly usage: Usage }> {
  const { underway, endsAt } = conversation;
  const others = othersThan(messageId, conversation);
  if (!underway || underway.id === messageId) return { exchanges: others, usage: payer.usage };
  const { run, ...asked } = underway;
  if (isAbandoned(conversation, services.clock.now())) {
    return { exchanges: [...others, { ...asked, outcome: SERVER_STOPPED }], usage: payer.usage };
  }
  const outcome = outcomeOfStopped(conversation);
  const { paidBy, usage } = await settle(transaction, services, payer, {
    conversation: { ownerId, conversationId },
    messageId: underway.id,
    run,
    isDelivered: outcome.is === 'answered',
    endsAt,
  });
  return {
    exchanges: [...others, { ...asked, outcome, paidBy: paidBy === 'nothing' ? asked.paidBy : paidBy }],
    usage,
  };
}
