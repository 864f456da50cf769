export { ChoiceField } from './ChoiceField.tsx';
export { clearDraft, readDraft, writeDraft } from './draft.ts';
export { NotReady } from './NotReady.tsx';
export { NotSent } from './NotSent.tsx';
export { Trap } from './Trap.tsx';
export { useSendingFailure } from './useSendingFailure.ts';
export { useVisitorForm } from './useVisitorForm.ts';
