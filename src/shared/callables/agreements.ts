/** Which versions of the legal documents a person agreed to. */
import { z } from 'zod';
import { agreementSchema } from '../domain/agreement.ts';
import {
  legalDocumentIdSchema,
  legalDocumentIds,
  legalVersionSchema,
  legalVersions,
} from '../legalVersions.ts';
import { defineCallable } from './contract.ts';

/**
 * Keeps that the caller agreed. Only to versions that apply, so that nothing is agreed to before it was published; one
 * that was agreed to before keeps its instant, so it is safe to repeat.
 */
export const accountAgree = defineCallable({
  name: 'account-agree',
  input: z.object({
    documents: z
      .array(
        z
          .object({ document: legalDocumentIdSchema, version: legalVersionSchema })
          .refine(({ document, version }) => legalVersions[document] === version),
      )
      .min(1)
      .max(legalDocumentIds.length),
  }),
  output: z.object({}),
});

/** The newest first. */
export const accountListAgreements = defineCallable({
  name: 'account-listAgreements',
  input: z.object({}).nullish(),
  output: z.object({ agreements: z.array(agreementSchema) }),
});
