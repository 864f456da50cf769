import type { MakeDemoContent } from '../../accountData.ts';
import { demoDocuments, demoFigures } from './demoDocuments.ts';
import { readDemoFiles } from './demoFiles.ts';
import { storySchema } from './story.ts';

/** The library of the demo family. */
export const makeLibrary: MakeDemoContent = async ({ story: told, readFile }) => {
  const story = storySchema.parse(told);
  const files = await readDemoFiles(story, readFile);
  return {
    documents: demoDocuments(story, files),
    files: [...files.values()],
    profile: demoFigures(story, files),
  };
};
