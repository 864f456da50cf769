/** One file: the dashboard waits for a slow connection once. */
export { CheckInWatch } from '../checkIn/CheckInWatch.tsx';
export { LifeVerificationCard } from './LifeVerificationCard.tsx';
