export { usePageCounting } from './usePageCounting.ts';
