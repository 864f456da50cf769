/** An item being written, new or changed: what matters most first, the rest behind one button. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import type { VaultContent, VaultKind } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useAnswer, useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { oneOfKind } from '../../items/kinds.tsx';
import { fieldsOf, type ItemField } from '../fields/fieldTable.ts';
import { itemMessages } from '../messages.ts';
import { saysSomething } from '../read/ContentView.tsx';
import type { Saved } from '../save/saveItem.ts';
import { saveWritten } from '../save/saveWritten.ts';
import { CustomFieldsField } from './CustomFieldsField.tsx';
import { FieldInput, type ItemForm } from './FieldInput.tsx';
import type { HeldEdit } from './heldEdits.ts';
import { answersOf } from './itemAnswers.ts';
import { createItemSchema, type ReadCode } from './itemSchema.ts';
import { leavesItem } from './leavesItem.ts';
import { PointsField } from './PointsField.tsx';
import { privateField } from './privateField.ts';
import { TagsField } from './TagsField.tsx';
import { useHolding } from './useHolding.ts';

interface ItemEditorProps {
  readonly itemId: VaultItemId;
  readonly base: VaultContent;
  /** 0 for a new one. */
  readonly basedOn: number;
  /** Where it is held while the vault is locked. */
  readonly place: string;
  /** What was written before the vault locked. */
  readonly held: HeldEdit | null;
  readonly onSaved: (saved: Saved, former: VaultContent | null) => void;
  readonly onCancel: () => void;
}

const readCode: ReadCode = async (written, owner) =>
  (await import('../read/oneTimeCodes.ts')).readOneTimeCode(written, owner);

export function ItemEditor({ itemId, base, basedOn, place, held, onSaved, onCancel }: ItemEditorProps) {
  const texts = useMessages(itemMessages);
  const kinds = useMessages(oneOfKind);
  const language = useLanguage();
  const isNew = basedOn === 0;
  const [initial] = useState(() => answersOf(base));
  const [schema] = useState(() =>
    createItemSchema({ base, readCode, language, texts, now: () => new Date(systemClock.now()) }),
  );
  const form: ItemForm = useForm({
    schema,
    initial,
    resumed: held?.answers,
    submit: async (content) => {
      const { saved, former } = await saveWritten({ itemId, base, basedOn, content }, language);
      onSaved(saved, former);
    },
    explain: (error) => (error instanceof FormError ? error.sentence : texts.saveFailed),
    asksBeforeLeaving: true,
    leaves: leavesItem,
  });
  const isHeld = useHolding({ place, itemId, base, basedOn, read: form.read, initial });
  const [isAsking, setAsking] = useState(false);

  function cancel(): void {
    // A new one is left by its address: the page asks.
    const isWritten = !isNew && JSON.stringify(form.read()) !== JSON.stringify(initial);
    if (isWritten) setAsking(true);
    else onCancel();
  }

  // What most people come for is a scan: they read at once where it goes in.
  const filesHints: Partial<Record<VaultKind, string>> = {
    file: texts.filesFirst,
    document: texts.filesAfter,
  };
  const titles = { contact: texts.contactTitle, letter: texts.letterTitle };
  const titleLabel = base.kind === 'contact' || base.kind === 'letter' ? titles[base.kind] : texts.title;
  return (
    <section aria-label={kinds[base.kind]}>
      <p className="mb-1 text-small font-semibold text-ink-soft">{isNew ? texts.newTitle : texts.edit}</p>
      <h2 className="mb-6 text-heading">{kinds[base.kind]}</h2>
      {held ? (
        <Banner tone="notice" className="mb-6">
          {texts.heldBack}
        </Banner>
      ) : null}
      <Form form={form}>
        <Field form={form} name="title">
          {(field) => (
            <TextField
              {...field}
              {...privateField}
              label={titleLabel}
              maxLength={500}
              autoFocus
              description={isNew ? filesHints[base.kind] : undefined}
            />
          )}
        </Field>
        <KindFields form={form} base={base} isResumed={held !== null} />
        {isNew && !filesHints[base.kind] ? (
          <p className="text-caption text-ink-soft">{texts.filesAfter}</p>
        ) : null}
        <div className="sticky bottom-0 z-1 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-canvas py-4 lg:-bottom-6 lg:-mb-6 lg:bg-surface">
          <p role="status" className="min-w-0 flex-1 basis-48 text-caption text-ink-soft">
            {isHeld ? texts.lockNote : null}
          </p>
          <Button variant="secondary" onPress={cancel} isDisabled={form.isPending}>
            {texts.cancel}
          </Button>
          <Button type="submit" isPending={form.isPending}>
            {isNew && base.kind === 'file' ? texts.saveAndAdd : texts.save}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        isDangerous
        isOpen={isAsking}
        title={texts.leaveTitle}
        confirmLabel={texts.leaveLabel}
        onConfirm={onCancel}
        onCancel={() => setAsking(false)}
      >
        {texts.leaveText}
      </ConfirmDialog>
    </section>
  );
}

interface KindFieldsProps {
  readonly form: ItemForm;
  readonly base: VaultContent;
  readonly isResumed: boolean;
}

function KindFields({ form, base, isResumed }: KindFieldsProps) {
  const texts = useMessages(itemMessages);
  const [isMoreShown, setMoreShown] = useState(isResumed);
  const more = useRef<HTMLDivElement>(null);
  const wish = useAnswer(form, 'fields.wish');
  const fields = fieldsOf(base.kind).filter(({ form: kind }) => kind !== 'instant');
  const isShown = (field: ItemField) => {
    // To whom is asked of what is handed over.
    if (field.name === 'handOverTo') return wish === 'hand-over' || saysSomething(base, field);
    return field.isFirst || saysSomething(base, field);
  };
  useEffect(() => {
    if (isMoreShown && !isResumed) more.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isMoreShown, isResumed]);

  return (
    <>
      {fields.filter(isShown).map((field) => (
        <FieldInput key={field.name} form={form} field={field} base={base} />
      ))}
      <Field form={form} name="notes">
        {(field) => (
          <TextArea {...field} {...privateField} label={texts.notes} rows={base.kind === 'note' ? 10 : 3} />
        )}
      </Field>
      {base.customFields.length > 0 || isMoreShown ? null : <MoreButton onPress={() => setMoreShown(true)} />}
      {isMoreShown || base.customFields.length > 0 ? (
        <div ref={more} className="flex flex-col gap-5">
          {fields
            .filter((field) => !isShown(field) && field.name !== 'handOverTo')
            .map((field) => (
              <FieldInput key={field.name} form={form} field={field} base={base} />
            ))}
          <Field form={form} name="tags">
            {(field) => <TagsField {...field} />}
          </Field>
          <Field form={form} name="customFields">
            {(field) => <CustomFieldsField {...field} />}
          </Field>
          <Field form={form} name="answers">
            {({ value, onChange }) => <PointsField value={value} onChange={onChange} />}
          </Field>
          <Field form={form} name="isFavourite">
            {({ value, onChange }) => (
              <Checkbox isSelected={value} onChange={onChange}>
                {texts.isFavourite}
              </Checkbox>
            )}
          </Field>
        </div>
      ) : null}
    </>
  );
}

function MoreButton({ onPress }: { readonly onPress: () => void }) {
  const texts = useMessages(itemMessages);
  return (
    <div>
      <Button
        variant="quiet"
        className="-ms-4 sm:-ms-5"
        icon={<ChevronDown size={18} aria-hidden="true" />}
        onPress={onPress}
      >
        {texts.more}
      </Button>
      <p className="text-caption text-ink-soft">{texts.moreText}</p>
    </div>
  );
}
