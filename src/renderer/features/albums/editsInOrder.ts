/**
 * Edits of one fact of one item: each is shown at once, one is sent at a time, and of those that wait only the last.
 * When the last cannot be kept, what is kept is shown again. So what is shown, what is kept and what the next edit
 * begins from are the same, however fast a person turns a picture and in whatever order answers come.
 */
export interface FactEdit<Fact> {
  /** What is shown before this edit. */
  readonly from: Fact;
  readonly to: Fact;
  readonly show: (fact: Fact) => void;
  readonly write: (fact: Fact) => Promise<unknown>;
  /** Says that it was not kept; not called for an edit that a later one took the place of. */
  readonly tell: (error: unknown) => void;
}

interface WaitingEdit {
  readonly write: () => Promise<unknown>;
  readonly show: () => void;
  readonly tell: (error: unknown) => void;
}

interface Run {
  latest: WaitingEdit;
  readonly done: Promise<void>;
}

export class EditsInOrder {
  readonly #runs = new Map<string, Run>();

  /** `name` says which fact of which item. Settles with the last edit of it. */
  edit<Fact>(name: string, { from, to, show, write, tell }: FactEdit<Fact>): Promise<void> {
    const edit = { write: () => write(to), show: () => show(to), tell };
    edit.show();
    const running = this.#runs.get(name);
    if (running) {
      running.latest = edit;
      return running.done;
    }
    const run: Run = {
      latest: edit,
      done: Promise.resolve().then(() => this.#send(name, run, () => show(from))),
    };
    this.#runs.set(name, run);
    return run.done;
  }

  async #send(name: string, run: Run, showFirst: () => void): Promise<void> {
    let showKept = showFirst;
    for (;;) {
      const sent = run.latest;
      const refusal = await sent.write().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!refusal) showKept = sent.show;
      if (run.latest !== sent) continue;
      this.#runs.delete(name);
      if (!refusal) return;
      showKept();
      sent.tell(refusal.error);
      throw refusal.error;
    }
  }
}
