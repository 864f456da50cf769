export { checkPerson } from './checkPerson.ts';
export { collectPerson, readFigures } from './collectPerson.ts';
export { type Corrections, correctedRecords, countPerson } from './countPerson.ts';
export { itemRecord } from './readRecords.ts';
export type { PersonRecords, StoredObject, Violation } from './records.ts';
export { vaultItemRecord } from './vaultRecords.ts';
