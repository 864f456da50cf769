/** The drawings, for other public pages. */
export {
  AlbumDrawing,
  LampDrawing,
  LetterDrawing,
  MemorialDrawing,
  PeopleDrawing,
  VaultDrawing,
} from './drawings.tsx';
