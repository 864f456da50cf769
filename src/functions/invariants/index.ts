export { checkPerson } from './checkPerson.ts';
export type { PersonRecords, StoredObject, Violation } from './records.ts';
