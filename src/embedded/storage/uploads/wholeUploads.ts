/** The uploads in one request that are on their way: one of an object for each person. */
import type { UploadTarget } from './upload.ts';

export class WholeUploads {
  readonly #ids = new Map<string, string>();

  /** Returns the id of the earlier upload of the same object, which is over by that. */
  begin(uid: string, target: UploadTarget, id: string): string | null {
    const key = keyOf(uid, target);
    const earlier = this.#ids.get(key) ?? null;
    this.#ids.set(key, id);
    return earlier;
  }

  /** Ends the upload of an object that is begun otherwise; returns its id. */
  supersede(uid: string, target: UploadTarget): string | null {
    const key = keyOf(uid, target);
    const id = this.#ids.get(key) ?? null;
    this.#ids.delete(key);
    return id;
  }

  /** Whether nobody has sent the object again since: its bytes are gone then. */
  isLatest(uid: string, target: UploadTarget, id: string): boolean {
    return this.#ids.get(keyOf(uid, target)) === id;
  }

  end(uid: string, target: UploadTarget, id: string): void {
    const key = keyOf(uid, target);
    if (this.#ids.get(key) === id) this.#ids.delete(key);
  }
}

const keyOf = (uid: string, { bucket, name }: UploadTarget) => `${uid} ${bucket}/${name}`;
