/** A write as it was asked for, after reading it from the wire. */
import type { FieldPath } from '../paths/fieldPath.ts';
import type { FirestoreFields, FirestoreValue } from '../value.ts';

export type Precondition =
  | { readonly exists: boolean }
  /** Microseconds since the epoch. */
  | { readonly updateTime: number };

export type ValueOperation =
  | { readonly kind: 'serverTime' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: FirestoreValue };

export type TransformOperation =
  | ValueOperation
  | { readonly kind: 'arrayUnion' | 'arrayRemove'; readonly elements: readonly FirestoreValue[] };

export interface FieldTransform {
  readonly path: FieldPath;
  readonly operation: TransformOperation;
}

export type Write =
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly fields: FirestoreFields;
      /** The paths to take over; null replaces the whole document. */
      readonly mask: readonly FieldPath[] | null;
      readonly transforms: readonly FieldTransform[];
      readonly precondition: Precondition | null;
    }
  | { readonly kind: 'delete' | 'verify'; readonly path: string; readonly precondition: Precondition | null };
