/** Print-ready files of albums: made in the page, ordered or forgotten. */
import { defineFeature } from '../feature.ts';
import { forgetPrintFiles } from './forget.ts';
import { commit, discard, reserve } from './manage.ts';

export { printFileFrom, printFilesOf } from './printFileDocument.ts';

export const printFiles = defineFeature({
  callables: [reserve, commit, discard],
  schedules: [forgetPrintFiles],
  accountData: {
    // What it is made of is exported as albums; the PDF is saved from the page that makes it.
    collections: { printFiles: { exportedAs: null, readBy: 'owner' } },
  },
});
