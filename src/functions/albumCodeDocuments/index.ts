/** Where printed codes and guest books are kept, for what works with them and for what erases their albums. */
export {
  addressOf,
  albumCodeAddresses,
  type CodeRecord,
  codeFrom,
  codesOf,
  entriesOf,
  type PasscodeHash,
  readAddress,
} from './codeDocument.ts';
export { eraseCodesOfAlbum } from './eraseCodes.ts';
