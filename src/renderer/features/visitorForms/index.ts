export { ChoiceField } from './ChoiceField.tsx';
export { Sent } from './Sent.tsx';
export { useVisitorForm } from './useVisitorForm.ts';
export { VisitorFormFrame } from './VisitorFormFrame.tsx';
export { WithoutScript } from './WithoutScript.tsx';
