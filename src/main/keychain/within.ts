/** A locked keychain waits for its owner, who may have left; another hangs. */
export class KeychainSilent extends Error {
  override readonly name = 'KeychainSilent';
}

/** Rejects with `KeychainSilent` once `milliseconds` are over. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new KeychainSilent('The keychain did not answer.')), milliseconds);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
