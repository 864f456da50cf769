/** What others use of the shop: a visitor's cart, the pictures of its things, and what is chosen again of a piece. */
export { useGuestCartMerge } from './cart/useGuestCartMerge.ts';
export { EngravingPreview } from './engraving/EngravingPreview.tsx';
export { fits } from './engraving/fits.ts';
export { ProductPicture } from './pictures/ProductPicture.tsx';
export { AlbumCodes } from './product/AlbumCodeChoice.tsx';
