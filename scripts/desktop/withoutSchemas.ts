/**
 * Stands for `ajv` and `ajv-formats` in main's bundle (`electron.vite.config.ts`). conf loads them for stores that
 * are given a JSON schema; ours is given none and checked by zod, and they were two fifths of what is read before the window.
 */
export class Ajv2020 {
  constructor() {
    throw new Error('The desktop’s preferences are checked by zod, not by a JSON schema.');
  }
}

export default { default: (): void => undefined };
