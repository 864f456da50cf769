export { ClaimKit, type ClaimKitProps } from './ClaimKit.tsx';
