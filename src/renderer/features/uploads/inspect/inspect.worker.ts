/** The worker around `inspectFile`: one question, one answer, the page stays smooth. */
import { inspectFile } from './inspectFile.ts';

interface Question {
  readonly id: number;
  readonly file: File;
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void inspectFile(data.file).then((answer) => self.postMessage({ id: data.id, answer }));
});
