/** What other features show of carts and orders alike. */
export { cartKeys } from './cartKeys.ts';
export { EngravedWords } from './lines/EngravedWords.tsx';
export { EngravingDialog } from './lines/EngravingDialog.tsx';
export { LinePicture } from './lines/LinePicture.tsx';
export { RecipientDialog } from './recipients/RecipientDialog.tsx';
export { RecipientAddress } from './recipients/RecipientList.tsx';
export { Totals } from './summary/Totals.tsx';
