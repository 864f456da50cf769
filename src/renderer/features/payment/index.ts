/** Going to the payment page, and what is said wherever something has a price. */
export { PaymentOpened } from './PaymentOpened.tsx';
export { RehearsalNotice } from './RehearsalNotice.tsx';
export { type Payment, usePayment } from './usePayment.ts';
