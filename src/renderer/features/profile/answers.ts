/** What a person says of themselves, as Settings and onboarding ask for it. */
import { z } from 'zod';
import { todayHere } from '#ui/today.ts';
import { wholeYear } from '#ui/wholeYear.ts';

export const LONGEST_NAME = 120;
export const LONGEST_PHONE = 40;
export const LONGEST_BIO = 2_000;

export const nameSchema = z.string().trim().max(LONGEST_NAME);
export const phoneSchema = z.string().trim().max(LONGEST_PHONE);
export const bioSchema = z.string().trim().max(LONGEST_BIO);

/** An ISO date, or empty. Sent from within the field, its year may still be of two digits. */
export const dateOfBirthSchema = z
  .string()
  .overwrite((date) => wholeYear(date, todayHere()))
  .refine((date) => date <= todayHere());
