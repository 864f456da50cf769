/** What others use of the shop: a visitor's cart, the pictures of its things, and what is chosen again of a piece. */
export { useGuestCart } from './cart/useGuestCart.ts';
export { useGuestCartMerge } from './cart/useGuestCartMerge.ts';
export { EngravingPreview } from './engraving/EngravingPreview.tsx';
export { fits } from './engraving/fits.ts';
export { OwnPicture } from './pictures/OwnPicture.tsx';
export { AlbumCodes } from './product/AlbumCodeChoice.tsx';
export { useOffers } from './useOffers.ts';
