/** Engravings on the server: measured before they are paid, and drawn for the workshop. */
export { drawEngraving, fitsOn } from './drawEngraving.ts';
export { serverShaper } from './serverShaper.ts';
