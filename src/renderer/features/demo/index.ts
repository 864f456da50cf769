export { DemoNotice } from './DemoNotice.tsx';
export { DemoReadOnly } from './DemoReadOnly.tsx';
export { isDemoFamily } from './isDemoFamily.ts';
