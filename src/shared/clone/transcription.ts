/** What is sent to be written down, at most: what services of the protocol take, and what they answer within a call. */
export const TRANSCRIPTION_BYTE_LIMIT = 25_000_000;
export const TRANSCRIPTION_SECOND_LIMIT = 20 * 60;
export const TRANSCRIPTIONS_A_DAY = 60;
