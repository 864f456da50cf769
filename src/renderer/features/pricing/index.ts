/** What other pages say of the plans. */
export { planName, priceOf, roomOf } from './planFigures.ts';
