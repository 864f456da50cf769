/** Writes a memory of the owner's own, or puts one from elsewhere into other words. */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { memoryIdSchema } from '#shared/clone/ids.ts';
import { type CloneMemory, NOTE_TEXT_LIMIT } from '#shared/clone/memory.ts';
import { type CloneLanguage, cloneLanguageSchema } from '#shared/clone/passage.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { changeMemory, writeNote } from '../api.ts';
import { studioMessages } from '../messages.ts';
import { useReadAgain } from '../useClone.ts';
import { textOf } from './memorySource.ts';
import { memoryMessages } from './messages.ts';

interface MemoryFieldsProps {
  readonly userId: UserId;
  /** Null for a new one. */
  readonly memory: CloneMemory | null;
  readonly languages: readonly CloneLanguage[];
  readonly onClose: () => void;
}

export function MemoryDialog({ isOpen, ...fields }: MemoryFieldsProps & { readonly isOpen: boolean }) {
  const messages = useMessages(memoryMessages);
  return (
    <DialogOnDemand
      title={fields.memory ? messages.editTitle : messages.noteTitle}
      isOpen={isOpen}
      onClose={fields.onClose}
    >
      {/* Inside the dialog, so that each opening begins with the memory's present words. */}
      <MemoryFields {...fields} />
    </DialogOnDemand>
  );
}

const schema = z.object({
  title: z.string().trim().max(200),
  text: z.string().trim().min(1).max(NOTE_TEXT_LIMIT),
  language: cloneLanguageSchema,
  when: z.string().trim().max(60),
});

function MemoryFields({ userId, memory, languages, onClose }: MemoryFieldsProps) {
  const messages = useMessages(memoryMessages);
  const texts = useMessages(studioMessages);
  const ofPage = useLanguage();
  const readAgain = useReadAgain(userId);
  const [noteId] = useState(() => memoryIdSchema.parse(`note_${crypto.randomUUID()}`));
  const usual = languages.includes(ofPage) ? ofPage : (languages[0] ?? ofPage);
  const form = useForm({
    schema,
    initial: {
      title: memory?.title.slice(0, 200) ?? '',
      text: memory ? textOf(memory) : '',
      language: memory?.language ?? usual,
      when: memory?.when ?? '',
    },
    submit: async ({ when, ...words }) => {
      const written = { ...words, when: when || null };
      if (memory) await changeMemory({ memoryId: memory.id, revision: memory.revision, ...written });
      else await writeNote({ memoryId: noteId, ...written });
      await readAgain('memories');
      onClose();
    },
    explain: useExplain({ conflict: messages.conflict }),
    asksBeforeLeaving: true,
  });
  return (
    <Form form={form}>
      {memory && memory.origin.is !== 'note' ? (
        <p className="text-small text-ink-soft">{messages.editText}</p>
      ) : null}
      <Field form={form} name="title">
        {({ focusRef, ...field }) => <TextField label={messages.noteName} focusRef={focusRef} {...field} />}
      </Field>
      <Field form={form} name="text">
        {({ focusRef, ...field }) => (
          <TextArea label={messages.text} rows={6} focusRef={focusRef} {...field} />
        )}
      </Field>
      <Field form={form} name="when">
        {({ focusRef, ...field }) => (
          <TextField label={messages.when} labelNote={messages.whenNote} focusRef={focusRef} {...field} />
        )}
      </Field>
      <Field form={form} name="language">
        {({ value, onChange }) => (
          <Select
            label={messages.language}
            value={value}
            onChange={onChange}
            options={[
              { value: 'en', label: texts.en },
              { value: 'fr', label: texts.fr },
            ]}
          />
        )}
      </Field>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={onClose}>
          {texts.cancel}
        </Button>
        <Button isPending={form.isPending} onPress={form.submit}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}
