/** What other pages say of the plans. */
export { priceOf, roomOf } from './planFigures.ts';
