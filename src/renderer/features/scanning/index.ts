export { ScanSquare } from './ScanSquare.tsx';
