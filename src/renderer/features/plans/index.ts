/** What is said of a plan wherever somebody meets its end. */
export { LimitNotice } from './LimitNotice.tsx';
