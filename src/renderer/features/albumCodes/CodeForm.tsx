/** Makes a code, or changes one: how it looks, what it asks, what it shows, and which album it opens. */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import type { Album } from '#shared/domain/album.ts';
import {
  type AlbumCode,
  type AlbumCodeId,
  albumCodeNameSchema,
  albumCodeStyleSchema,
  PLAIN_STYLE,
  passcodeSchema,
} from '#shared/domain/albumCode.ts';
import { albumIdSchema } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { uiMessages } from '#ui/messages.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { createCode, updateCode } from './api.ts';
import { newCodeId } from './codeAddress.ts';
import { inks } from './inks.ts';
import { codeMessages } from './messages.ts';

interface CodeFormProps {
  readonly album: Album;
  readonly otherAlbums: readonly Album[];
  /** Null for a new one. */
  readonly code: AlbumCode | null;
  readonly onCancel: () => void;
  readonly onSaved: (codeId: AlbumCodeId) => Promise<void>;
}

const schema = z.object({
  ...albumCodeStyleSchema.shape,
  name: albumCodeNameSchema,
  albumId: albumIdSchema,
  /** Empty: none for a new code, the one it has for another. */
  passcode: z.literal('').or(passcodeSchema),
  dropsPasscode: z.boolean(),
  hasGuestBook: z.boolean(),
  showsLetters: z.boolean(),
  showsOriginals: z.boolean(),
});

export function CodeForm({ album, otherAlbums, code, onCancel, onSaved }: CodeFormProps) {
  const messages = useMessages(codeMessages);
  const { cancel } = useMessages(uiMessages);
  const [codeId] = useState(() => code?.id ?? newCodeId());
  const form = useForm({
    schema,
    initial: {
      ...(code?.style ?? PLAIN_STYLE),
      name: code?.name ?? '',
      albumId: album.id,
      passcode: '',
      dropsPasscode: false,
      hasGuestBook: code?.hasGuestBook ?? true,
      showsLetters: code?.showsLetters ?? false,
      showsOriginals: code?.showsOriginals ?? false,
    },
    submit: async ({ ink, errorCorrection, caption, passcode, dropsPasscode, ...rest }) => {
      const choices = { ...rest, codeId, style: { ink, errorCorrection, caption } };
      if (code === null) {
        await createCode({ ...choices, passcode: passcode === '' ? null : passcode });
      } else {
        const isKept = passcode === '' && !dropsPasscode;
        await updateCode({ ...choices, ...(isKept ? {} : { passcode: passcode === '' ? null : passcode }) });
      }
      await onSaved(codeId);
    },
    explain: useExplain(),
    asksBeforeLeaving: true,
  });
  const albums = [album, ...otherAlbums].map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Form form={form}>
      <Field form={form} name="name" wrong={messages.nameMissing}>
        {(field) => <TextField label={messages.name} description={messages.nameNote} autoFocus {...field} />}
      </Field>
      <Field form={form} name="errorCorrection">
        {(field) => (
          <RadioGroup
            label={messages.level}
            inline
            options={[
              { value: 'quartile', label: messages.quartile, description: messages.quartileNote },
              { value: 'high', label: messages.high, description: messages.highNote },
            ]}
            {...withoutRef(field)}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field form={form} name="ink">
          {(field) => (
            <Select
              label={messages.ink}
              options={inks.map(({ name, value }) => ({ value, label: messages[name] }))}
              {...withoutRef(field)}
            />
          )}
        </Field>
        <Field form={form} name="caption">
          {(field) => (
            <TextField
              label={messages.caption}
              description={messages.captionNote}
              maxLength={80}
              {...field}
            />
          )}
        </Field>
      </div>
      <Field form={form} name="passcode">
        {(field) => (
          <PasswordField
            label={messages.passcode}
            description={code?.hasPasscode ? messages.keptPasscode : messages.passcodeNote}
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      <div>
        {code?.hasPasscode ? (
          <Field form={form} name="dropsPasscode">
            {({ value, onChange }) => (
              <Checkbox isSelected={value} onChange={onChange}>
                {messages.dropPasscode}
              </Checkbox>
            )}
          </Field>
        ) : null}
        <Field form={form} name="hasGuestBook">
          {({ value, onChange }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              {messages.guestBook}. {messages.guestBookNote}
            </Checkbox>
          )}
        </Field>
        <Field form={form} name="showsLetters">
          {({ value, onChange }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              {messages.letters}. {messages.lettersNote}
            </Checkbox>
          )}
        </Field>
        <Field form={form} name="showsOriginals">
          {({ value, onChange }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              {messages.originals}. {messages.originalsNote}
            </Checkbox>
          )}
        </Field>
      </div>
      {code !== null && albums.length > 1 ? (
        <Field form={form} name="albumId">
          {(field) => <Select label={messages.album} options={albums} {...withoutRef(field)} />}
        </Field>
      ) : null}
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" isPending={form.isPending}>
          {code === null ? messages.make : messages.save}
        </Button>
      </div>
    </Form>
  );
}

/** For controls that take no place of the focus. */
function withoutRef<Value>({
  focusRef: _,
  ...field
}: {
  readonly focusRef: unknown;
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly errorMessage: string | null;
}) {
  return field;
}
