/**
 * Documents of the demo family carry their French words beside the English ones, under `french`. Where the interface is
 * French they take the others' place; every other document is left as it is.
 */
export function wordsInFrench(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { french } = data;
  const isFrench = typeof document !== 'undefined' && document.documentElement.lang === 'fr';
  return isFrench && typeof french === 'object' && french !== null ? { ...data, ...french } : data;
}
