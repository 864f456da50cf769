/** Named by itself so that the rest of the SDK is left out of the build. */
export { validatePassword } from 'firebase/auth';
