/** The editor of a letter's text: Lexical with what letters hold and nothing more ([Note: A letter in the editor]). */
import { ClipboardDOMImportExtension, ClipboardImportExtension } from '@lexical/clipboard';
import {
  buildEditorFromExtensions,
  ClickAfterLastBlockExtension,
  InitialStateExtension,
} from '@lexical/extension';
import { HistoryExtension } from '@lexical/history';
import { ListExtension, WordListImportExtension } from '@lexical/list';
import { HeadingAnnounceExtension, RichTextExtension } from '@lexical/rich-text';
import {
  $isParagraphNode,
  configExtension,
  defineExtension,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';
import { logError } from '#platform/logging/logger.ts';
import type { LetterBlock } from '#shared/domain/letter.ts';
import { $writeBody } from './blocks.ts';
import { registerReduction } from './reduction.ts';
import { registerShortcuts } from './shortcuts.ts';
import { registerShorthands } from './shorthands.ts';
import { $pastePlainText, registerEnterInQuotes } from './typing.ts';

/** Typing without a longer pause is undone in one go. */
const PAUSE = 1_000;
const REMEMBERED = 200;

export function createBodyEditor(body: readonly LetterBlock[]): LexicalEditor {
  return buildEditorFromExtensions(
    RichTextExtension,
    ListExtension,
    WordListImportExtension,
    ClipboardDOMImportExtension,
    configExtension(ClipboardImportExtension, { $importMimeType: { 'text/plain': [$pastePlainText] } }),
    configExtension(HistoryExtension, { disabled: false, delay: PAUSE, maxDepth: REMEMBERED }),
    // It speaks English only; the field tells of headings, quotations and lists itself.
    configExtension(HeadingAnnounceExtension, { disabled: true }),
    // Below a list there is always a line to go on with.
    configExtension(ClickAfterLastBlockExtension, { $shouldInsertAfter: (node) => !$isParagraphNode(node) }),
    configExtension(InitialStateExtension, { updateOptions: { tag: HISTORY_MERGE_TAG, discrete: true } }),
    defineExtension({
      name: 'amaranth/letter',
      namespace: 'amaranth/letter',
      $initialEditorState: () => $writeBody(body),
      onError: (error) => logError('The text of a letter could not be changed', {}, error),
      register: (editor) =>
        mergeRegister(
          registerReduction(editor),
          registerShorthands(editor),
          registerShortcuts(editor),
          registerEnterInQuotes(editor),
        ),
    }),
  );
}
