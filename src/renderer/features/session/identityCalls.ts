/** The identity SDK's calls that the actions need, named one by one so that the rest of the SDK is left out of the build. */
export {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
export { writeNewProfile } from './profileDocument.ts';
