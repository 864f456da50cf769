export {
  bioSchema,
  dateOfBirthSchema,
  LONGEST_BIO,
  LONGEST_NAME,
  LONGEST_PHONE,
  nameSchema,
  phoneSchema,
} from './answers.ts';
export { type ProfileChanges, portraitPath, saveProfile } from './api.ts';
export { Portrait } from './Portrait.tsx';
export { PortraitField } from './PortraitField.tsx';
