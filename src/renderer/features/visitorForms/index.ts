export { ChoiceField } from './ChoiceField.tsx';
export { clearDraft, readDraft, writeDraft } from './draft.ts';
export { Trap } from './Trap.tsx';
export { useVisitorForm } from './useVisitorForm.ts';
