/** What the next question costs, told before it is sent. */
import type { ConversationAllowance } from '#shared/clone/conversation.ts';

export type Cost =
  /** The one free conversation, this one or one to come. */
  | { readonly is: 'free' }
  | { readonly is: 'plan'; readonly left: number; readonly messages: number }
  | { readonly is: 'credit'; readonly credits: number }
  | { readonly is: 'nothing-left'; readonly hasPlanMessages: boolean; readonly renewsAt: string };

export function describeCost({ freeConversation, plan, credits }: ConversationAllowance): Cost {
  if (freeConversation !== 'used') return { is: 'free' };
  const left = plan.messages - plan.used;
  if (left > 0) return { is: 'plan', left, messages: plan.messages };
  if (credits > 0) return { is: 'credit', credits };
  return { is: 'nothing-left', hasPlanMessages: plan.messages > 0, renewsAt: plan.renewsAt };
}
