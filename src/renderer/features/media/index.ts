/** What other features use of the media feature. */
export { AlbumCover } from './AlbumCover.tsx';
export { openMedia } from './api.ts';
export { changeLibrary, editList } from './changeLibrary.ts';
export type { ArchiveEntry, FurtherEntries, FurtherWriting } from './download/archive.ts';
export { archiveNames, archivePaths } from './download/archiveNames.ts';
export { DownloadTray } from './download/DownloadTray.tsx';
export { describeItems } from './download/describeItems.ts';
export { type ArchiveContents, downloadArchive, downloadOriginals } from './download/downloads.ts';
export { type OpenMedia, readChecked, readWhole, WrongContentError } from './download/readWhole.ts';
export { Retries, waitForBrowserConnection } from './download/retries.ts';
export { SavedDocument } from './download/SavedDocument.tsx';
export {
  chooseSaveTarget,
  removeTemporaryDownloads,
  SaveDismissedError,
  type SaveTarget,
} from './download/saveTarget.ts';
export { readGridKey } from './grid/gridKeys.ts';
export { MediaGrid } from './grid/MediaGrid.tsx';
export { useGridPointer } from './grid/useGridPointer.ts';
export { ItemPicture } from './ItemPicture.tsx';
export {
  isItemThere,
  readEveryAlbumItem,
  readPictureTaken,
  readTrashedItems,
} from './itemDocuments.ts';
export { LetterBody } from './letter/LetterBody.tsx';
export { letterStyle } from './letter/letterStyle.ts';
export { libraryKeys } from './libraryKeys.ts';
export { captionDraftsOf } from './lightbox/captionDrafts.ts';
export { countItemDrafts, draftsOf, dropItemDrafts } from './lightbox/itemDrafts.ts';
export { Lightbox } from './lightbox/Lightbox.tsx';
export { useOriginalLink } from './lightbox/useOriginalLink.ts';
export { LiveFilmsProvider, withFilms } from './livePhotos/liveFilms.tsx';
export { hearLibraryChanges, refreshLibrary, tellOtherTabs } from './refreshLibrary.ts';
export {
  extendTo,
  keepExisting,
  nothingSelected,
  type Selection,
  selectEvery,
  toggleItem,
} from './selection/selection.ts';
export { readStorageUse, type StorageUse, storageUseSchema } from './storageUse.ts';
export { shownSize, TurnedImage } from './TurnedImage.tsx';
export { thumbnails } from './thumbnails/thumbnails.ts';
export { useThumbnail } from './thumbnails/useThumbnail.ts';
export type { GridStyle } from './timeline/arrange.ts';
export { groupByMonth, type Month, sortByDate, type TimelineOrder } from './timeline/groupByMonth.ts';
export { type AlbumItemsState, useAlbumItems } from './useAlbumItems.ts';
export { useHasTrash } from './useHasTrash.ts';
export { formatBytes } from './wording/formatBytes.ts';
export { formatDay } from './wording/formatDates.ts';
