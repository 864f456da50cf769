export { explain, explainFailure, type OwnSentences } from './explain.ts';
export { sentences } from './sentences.ts';
export { useExplain, useExplainFailure, useSentences } from './useExplain.ts';
