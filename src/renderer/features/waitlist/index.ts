export { WaitlistForm } from './WaitlistForm.tsx';
