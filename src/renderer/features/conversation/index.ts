/** What others know of conversations: the address of one. */
export { cloneAddress } from './cloneAddress.ts';
