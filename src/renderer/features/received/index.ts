/** What a beneficiary received, for the pages that show it: /entrusted, and /beneficiary-albums/:id to the beneficiary. */
export { ReceivedLegacy, type ReceivedLegacyProps } from './ReceivedLegacy.tsx';
export { ReceivedList } from './ReceivedList.tsx';
export { useReceived } from './useReceived.ts';
