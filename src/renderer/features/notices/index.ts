export { askForNotices, showNotice, useNoticePermission, useWantsNotices } from './notices.ts';
