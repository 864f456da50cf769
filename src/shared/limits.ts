/** The business constants of SPEC §9 and PRODUCT.md. Durations are milliseconds, sizes are bytes. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const STORAGE_LIMIT_FREE_BYTES = 52_428_800;

export const PASSWORD_MINIMUM_LENGTH = 6;

export const PROFILE_WRITE_RETRIES = 3;
/** Waited before retry n: n times this. */
export const PROFILE_WRITE_RETRY_DELAY = 1 * SECOND;
export const PAUSE_AFTER_SIGN_UP = 1 * SECOND;

export const NEW_ACCOUNT_WINDOW = 5 * MINUTE;
export const NEW_ACCOUNT_PROFILE_WAIT = 2 * SECOND;

export const ERROR_BOUNDARY_RETRIES = 3;

export const DEMO_SIGN_IN_DELAY = 1 * SECOND;
export const DEMO_NAVIGATION_DELAY = 500;
export const ONBOARDING_CHECK_DELAY = 500;

export const IOS_SAFARI_REQUEST_TIMEOUT = 30 * SECOND;

export const TOKEN_REFRESH_LEAD = 5 * MINUTE;
export const TOKEN_REFRESH_RETRY_FIRST = 30 * SECOND;
export const TOKEN_REFRESH_RETRY_CAP = 16 * MINUTE;
export const TOKEN_SYNC_MAXIMUM_AGE = 300 * SECOND;

export const FUNCTIONS_CALL_TIMEOUT = 70 * SECOND;
export const FUNCTIONS_REGION = 'us-central1';

export const POPUP_WIDTH = 500;
export const POPUP_HEIGHT = 600;
export const POPUP_STORAGE_POLL = 1 * SECOND;

export const TRASH_RETENTION = 30 * DAY;
export const ACCOUNT_DELETION_UNDO = 30 * DAY;
/** How long before the end the person is reminded. */
export const ACCOUNT_DELETION_REMINDER = 7 * DAY;

/** Largest single media file, where the plan allows it (issue: 2 GB). */
export const MEDIA_FILE_LIMIT_BYTES = 2 * 1024 * 1024 * 1024;

/** Characters of one letter: a chapter of a book, and with every mark still far below a document's megabyte. */
export const LETTER_TEXT_LIMIT = 100_000;
export const LETTER_BLOCK_LIMIT = 5_000;
/** Pieces of text between changes of bold and italic, in one letter. */
export const LETTER_SPAN_LIMIT = 10_000;

/** A stored file counts at least this much: what a small file costs a disk is not its bytes. */
export const FILE_FLOOR_BYTES = 4_096;
/** Room for both thumbnails of an item whose page did not say what they weigh: the most that the store takes. */
export const THUMBNAILS_LIMIT_BYTES = 2 * 1024 * 1024;

/** Albums in the trash, on every plan: past it no new one is made before some are erased. */
export const TRASHED_ALBUM_LIMIT = 200;
/** Items that copies may fill albums up to: on a plan that is free, and on any other. */
export const ITEM_LIMIT_FREE = 50_000;
export const ITEM_LIMIT = 500_000;

/** Items of one album that may be halves of the same live photo: a still, a film, and their edits and copies. */
export const LIVE_PHOTO_ITEM_LIMIT = 10;

/** Text never counts against the storage; this bound of its own is the same on every plan (PRODUCT.md). */
export const TEXT_LIMIT_BYTES = 100 * 1024 * 1024;
/** A letter counts at least this much, so that a million empty ones are not free. */
export const LETTER_FLOOR_BYTES = 1_024;
/** A vault item counts at least this much, with its document. */
export const VAULT_ITEM_FLOOR_BYTES = 1_024;
/** Items of a person's vault, tombstones of erased ones included. */
export const VAULT_ITEM_LIMIT = 50_000;
/** Our pages add no more files than this to one item. */
export const VAULT_ITEM_FILES_ADDED = 200;
/** An item has more where what two devices wrote stands in it, or was joined: as many as both may have had. */
export const VAULT_ITEM_FILE_LIMIT = 2 * VAULT_ITEM_FILES_ADDED;

/** Printed codes of one album that are not revoked. */
export const ALBUM_CODE_LIMIT = 20;
/** Printed codes of a person, revoked ones included. */
export const ALBUM_CODE_TOTAL_LIMIT = 500;
/** Minutes for which a link to a file of an opened code works: so long it stays open after its code was revoked. */
export const VISITED_LINK_MINUTES = 10;
/** What waits in the guest book of one code: past it nobody signs before the owner looked. */
export const PENDING_ENTRY_LIMIT = 500;
/** What is shown of a guest book, the newest first. */
export const SHOWN_ENTRY_LIMIT = 100;
/** Days on which a code was opened that stay counted. A year and a month: so that a memorial day compares with the last one. */
export const OPENINGS_KEPT_DAYS = 396;
/** How long it is counted, under a hash, how often an address was given that mails go to. */
export const ADDRESS_COUNT_RETENTION = 1 * DAY;

/** What the data retention policy promises, beside the trash and a deletion. */
export const MAIL_RECEIPT_RETENTION = 30 * DAY;
/** A device or an address that an account was entered from, after the last time. */
export const KNOWN_PLACE_RETENTION = 180 * DAY;
/** More than a person has devices; older notes go. */
export const SESSIONS_KEPT = 50;
/** How long a mailed link leads to what somebody left. Grief has no hurry. */
export const CLAIM_LINK_DAYS = 365;
/** Nobody younger may make an account, says the contract; no form asks. */
export const LEAST_AGE = 18;
