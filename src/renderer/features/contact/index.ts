export { subjectMessages } from './subjects.ts';
