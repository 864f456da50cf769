export { checkPerson } from './checkPerson.ts';
export { collectPerson } from './collectPerson.ts';
export { countPerson } from './countPerson.ts';
export type { PersonRecords, StoredObject, Violation } from './records.ts';
