/** Values of unknown shape, taken one by one, so that what nobody took can be kept too. */
import { type DraftField, describeUnknown } from './composeItem.ts';

export class ValueTaker {
  readonly #left: Map<string, unknown>;

  constructor(values: Record<string, unknown>) {
    this.#left = new Map(Object.entries(values));
  }

  /** Empty where there is none; what is no text or number stays. */
  take(name: string): string {
    const value = this.#left.get(name);
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    this.#left.delete(name);
    return String(value);
  }

  takeRest(): DraftField[] {
    const rest = [...this.#left].flatMap(([name, value]) => describeUnknown(value, [name]));
    this.#left.clear();
    return rest;
  }
}
