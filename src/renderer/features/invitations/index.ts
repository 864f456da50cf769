export { ClaimKit, type ClaimKitProps } from './ClaimKit.tsx';
export { OpenFrame, Saying } from './OpenFrame.tsx';
export { useSecret } from './useSecret.ts';
