export { declareFeatures, isPageBuilt, loadExportParts, mainDestinations } from './declared.ts';
export type { ComposedPart, ExportContent, ExportedPlace, ExportPart, ExportReading } from './exportPart.ts';
export type { Destination, Feature, LazyPage, PagePreparation } from './feature.ts';
export type { PageHead, PageHeads, PublicPage } from './pageHead.ts';
