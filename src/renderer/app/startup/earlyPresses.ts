/** What was pressed on a page before the app answered, to be pressed again once it does. */

type Pressable = Pick<HTMLElement, 'isConnected' | 'click'>;

export class EarlyPresses {
  /** Each button once, however often somebody pressed what seemed to do nothing; in the order of the last presses. */
  readonly #presses = new Map<Pressable, Event>();

  note(button: Pressable, event: Event): void {
    this.#presses.delete(button);
    this.#presses.set(button, event);
  }

  pressAgain(): void {
    for (const [button, event] of this.#presses) {
      // A press on its way through the page is heard by the app, which took over because of it.
      if (button.isConnected && event.eventPhase === Event.NONE) button.click();
    }
    this.#presses.clear();
  }
}
