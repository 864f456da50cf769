/** What others know of the plan that is paid for. */
export { subscriptionKeys } from './subscriptionKeys.ts';
