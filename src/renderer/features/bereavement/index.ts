/** What a family can do when somebody has died: the page, and the way to it from elsewhere. */
export { BereavementLink } from './BereavementLink.tsx';
