/** A decoder read the file and says that the picture in it cannot be whole. */
export class BrokenPictureError extends Error {
  override readonly name = 'BrokenPictureError';
}
