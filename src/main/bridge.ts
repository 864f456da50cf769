/**
 * Main's side of [Note: The desktop bridge]: one wrapper checks who asks and what they ask before any answer runs.
 */
import { type IpcMainInvokeEvent, ipcMain } from 'electron';
import type { z } from 'zod';
import { type BridgeMethod, type BridgeOutput, bridgeContract, channelOf } from '#shared/desktop/bridge.ts';
import { isOwnPage } from './policies/ownPage.ts';

/** What main does for each method, given parsed input. */
export type BridgeAnswers = {
  readonly [Method in BridgeMethod]: (
    input: z.output<(typeof bridgeContract)[Method]['input']>,
  ) => Promise<BridgeOutput<Method>> | BridgeOutput<Method>;
};

/** Only the top frame of our own page may ask; a frame that navigated away, or a foreign one, may not. */
export function isTrustedSender(frame: { readonly url: string; readonly parent: unknown } | null): boolean {
  return frame !== null && frame.parent === null && isOwnPage(frame.url);
}

function handle<Method extends BridgeMethod>(method: Method, answer: BridgeAnswers[Method]): void {
  ipcMain.handle(channelOf(method), async (event: IpcMainInvokeEvent, ...sent: unknown[]) => {
    if (!isTrustedSender(event.senderFrame)) throw new Error('This page may not use the desktop bridge.');
    if (sent.length > 1) throw new Error(`${method} takes one argument.`);
    const { input, output } = bridgeContract[method];
    const parsed = input.safeParse(sent[0]);
    if (!parsed.success) throw new Error(`${method} was asked with something it does not take.`);
    // The table ties each method's schemas to its answer; TypeScript cannot follow that through the index.
    const run = answer as (value: unknown) => unknown;
    return output.parse(await run(parsed.data));
  });
}

/** Registers every method of the contract; the type makes a missing one an error. */
export function registerBridge(answers: BridgeAnswers): void {
  for (const method of Object.keys(bridgeContract) as BridgeMethod[]) handle(method, answers[method]);
}
