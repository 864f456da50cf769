/** What a beneficiary received, for the pages that lead to it and show it. */

/** The same parts, for the owner's look ahead at what somebody will see. */
export { OwnersWords } from './OwnersWords.tsx';
export { ReceivedAlbum } from './ReceivedAlbum.tsx';
export { ReceivedAlbums } from './ReceivedAlbums.tsx';
export { ReceivedItems } from './ReceivedItems.tsx';
export { ReceivedLegacy } from './ReceivedLegacy.tsx';
export { ReceivedList } from './ReceivedList.tsx';
export { useReceived } from './useReceived.ts';
