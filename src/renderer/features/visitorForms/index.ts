export { ChoiceField } from './ChoiceField.tsx';
export { clearDraft, readDraft, writeDraft } from './draft.ts';
export { NotReady } from './NotReady.tsx';
export { Trap } from './Trap.tsx';
export { useVisitorForm } from './useVisitorForm.ts';
