export { countPages, readPages } from './pages.ts';
