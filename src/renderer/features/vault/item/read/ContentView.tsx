/** An item's content as it is read: every field that says something, each under its name. */
import type { ReactNode } from 'react';
import type { VaultContent } from '#shared/vault/content.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { commonFields, fieldsOf, type ItemField } from '../fields/fieldTable.ts';
import { nameField } from '../fields/nameField.ts';
import { itemMessages } from '../messages.ts';
import { FieldValue, PlainText } from './FieldValue.tsx';
import { SecretText } from './SecretText.tsx';

interface ContentViewProps {
  readonly content: VaultContent;
  /** On paper: as they are, or left out. Behind dots otherwise. */
  readonly secrets?: 'behind-dots' | 'shown' | 'left-out';
  /** Names of the files, where the files themselves are not shown beside it. */
  readonly namesFiles?: boolean;
}

export function ContentView({ content, secrets = 'behind-dots', namesFiles = false }: ContentViewProps) {
  const language = useLanguage();
  const texts = useMessages(itemMessages);
  const leftOut = <p className="text-ink-soft">({texts.hiddenInPrint})</p>;
  const rows: ReactNode[] = fieldsOf(content.kind)
    .filter((field) => saysSomething(content, field))
    .map((field) => {
      const name = nameField(language, field.name);
      if (field.form === 'letter') {
        return (
          <Row key={field.name} name={name} isNameHidden>
            <FieldValue content={content} field={field} name={name} />
          </Row>
        );
      }
      return (
        <Row key={field.name} name={name}>
          {isSecret(field) && secrets === 'left-out' ? (
            leftOut
          ) : (
            <FieldValue content={content} field={field} name={name} isOpen={secrets === 'shown'} />
          )}
        </Row>
      );
    });
  const own = content.customFields.map(({ label, value, isSecret: isHidden }, place) => (
    <Row key={`own-${place}`} name={label || texts.unnamedField}>
      {!isHidden ? (
        <PlainText>{value}</PlainText>
      ) : secrets === 'left-out' ? (
        leftOut
      ) : secrets === 'shown' ? (
        <PlainText>{value}</PlainText>
      ) : (
        <SecretText name={label || texts.unnamedField} secret={value} />
      )}
    </Row>
  ));
  const unknown = unknownFields(content).map(([name, value]) => (
    <Row key={name} name={name}>
      <PlainText>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</PlainText>
    </Row>
  ));
  const files = namesFiles && content.attachments.length > 0 && (
    <Row name={texts.files}>
      <PlainText>{content.attachments.map(({ name }) => name).join('\n')}</PlainText>
    </Row>
  );
  if (isBlank(content)) return <p className="text-ink-soft">{texts.empty}</p>;
  return (
    <dl className="flex flex-col gap-5">
      {rows}
      {own}
      {unknown}
      {content.notes ? (
        <Row name={texts.notes} isNameHidden={content.kind === 'note'}>
          <PlainText>{content.notes}</PlainText>
        </Row>
      ) : null}
      {files}
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  /** What is the whole of the item needs no name to be seen. */
  readonly isNameHidden?: boolean;
  readonly children: ReactNode;
}

function Row({ name, isNameHidden = false, children }: RowProps) {
  return (
    <div>
      <dt className={isNameHidden ? 'sr-only' : 'mb-0.5 text-small font-semibold text-ink-soft'}>{name}</dt>
      <dd className="text-body text-ink">{children}</dd>
    </div>
  );
}

export function isSecret({ form }: ItemField): boolean {
  return form === 'secret' || form === 'password' || form === 'words' || form === 'oneTimeCode';
}

/** An open question is nothing that was said. */
export function saysSomething(content: VaultContent, { name, choices }: ItemField): boolean {
  const value: unknown = Reflect.get(content, name);
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' && value !== '' && value !== choices?.[0];
}

function isBlank(content: VaultContent): boolean {
  return (
    !fieldsOf(content.kind).some((field) => saysSomething(content, field)) &&
    content.notes === '' &&
    content.customFields.length === 0 &&
    content.attachments.length === 0 &&
    unknownFields(content).length === 0
  );
}

const common = new Set<string>(commonFields);

/** What a newer version wrote: shown under its own word. */
function unknownFields(content: VaultContent): [string, unknown][] {
  const known = new Set([...common, ...fieldsOf(content.kind).map(({ name }) => name)]);
  return Object.entries(content).filter(([name, value]) => !known.has(name) && value !== '');
}
