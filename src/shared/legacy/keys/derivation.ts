/** What the keys of the release are derived with, and what is authenticated with them. */
import { type Bytes, fields } from '../../vault/encoding.ts';

/** Never the vault's: what is sealed here cannot be taken for anything that is sealed there. */
export const legacyFields = (name: string, ...rest: readonly (string | number | Bytes)[]): Bytes =>
  fields(`amaranth/legacy/v1/${name}`, ...rest);
