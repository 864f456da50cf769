/** Names, texts, table and data of the readable export. */
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { VaultItem } from '../../open/vaultState.ts';
import { composePlainVault, plainVaultSchema } from './plainData.ts';
import { placeItems } from './plainNames.ts';
import { writeTable } from './plainTable.ts';
import { writeItemText } from './plainText.ts';

const attachment = (name: string) => ({
  fileId: crypto.randomUUID(),
  name,
  byteCount: 3,
  key: 'A'.repeat(43),
  addedAt: '2026-01-01T00:00:00Z',
});

const item = (content: Record<string, unknown>, parts: Partial<VaultItem> = {}): VaultItem => ({
  itemId: vaultItemIdSchema.parse(crypto.randomUUID()),
  version: 1,
  content: vaultContentSchema.parse({ kind: 'note', ...content }),
  state: 'kept',
  trashedAt: null,
  alternatives: [],
  createdAt: Date.UTC(2026, 0, 2),
  updatedAt: Date.UTC(2026, 10, 22, 12),
  earlierVersions: [],
  ...parts,
});

const place = (...items: VaultItem[]) => placeItems(items, 'vault', 'en');
const content = (parts: Record<string, unknown>): VaultContent => vaultContentSchema.parse(parts);

describe('Names', () => {
  it('gives two of one title folders of their own, whatever their case', () => {
    expect(
      place(item({ title: 'Bank' }), item({ title: 'BANK' }), item({ title: '' })).map(
        ({ folder }) => folder,
      ),
    ).toEqual(['vault/Bank', 'vault/BANK (2)', 'vault/Notes']);
  });

  it('lets no title or file climb out, nor take a name that a system keeps', () => {
    const [one, two] = place(
      item({ title: '../../etc', attachments: [attachment('../passwd'), attachment('C:\\evil.exe')] }),
      item({ title: 'CON' }),
    );
    for (const path of [one?.text, ...(one?.files ?? []).map((file) => file.path)]) {
      expect(path?.split('/')).toHaveLength(3);
      expect(path).not.toMatch(/\\|:|\/\.\.?\//);
    }
    expect(two?.folder).toBe('vault/_CON');
  });

  it('keeps a whole path within what Windows opens', () => {
    const long = 'Contrat de mariage '.repeat(26).slice(0, 500);
    const [placed] = place(item({ title: long, attachments: [attachment(`${long}.pdf`)] }));
    for (const path of [placed?.text, placed?.files[0]?.path]) {
      expect(path?.length).toBeLessThan(180);
      expect(path).toMatch(/\.(txt|pdf)$/);
    }
  });

  it('gives a file that is named like the text another name', () => {
    const [placed] = place(
      item({ title: 'Will', attachments: [attachment('Will.txt'), attachment('Will.txt')] }),
    );
    expect(placed?.text).toBe('vault/Will/Will.txt');
    expect(placed?.files.map(({ path }) => path)).toEqual([
      'vault/Will/Will (2).txt',
      'vault/Will/Will (3).txt',
    ]);
  });

  it('brings the files of another device’s version too, once each', () => {
    const [shared, own] = [attachment('a.pdf'), attachment('b.pdf')];
    const alternative = {
      savedAt: '2026-05-01T10:00:00Z',
      content: content({ kind: 'note', attachments: [shared, own] }),
    };
    const [placed] = place(item({ title: 'Will', attachments: [shared] }, { alternatives: [alternative] }));
    expect(placed?.files.map(({ path }) => path)).toEqual(['vault/Will/a.pdf', 'vault/Will/b.pdf']);
  });
});

describe('Texts', () => {
  const login = item({
    kind: 'password',
    title: 'Crédit du Lac',
    username: 'rose',
    password: '=correct horse',
    websites: ['https://lac.example'],
    notes: 'First line\nSecond line',
    customFields: [{ label: 'PIN', value: '1234', isSecret: true }],
  });

  it('says everything of an item in plain words', () => {
    expect(writeItemText(login, [{ name: 'contract.pdf', isPresent: true }], 'en')).toBe(
      [
        'Crédit du Lac\n=============',
        'User name: rose',
        'Password: =correct horse',
        'Websites: https://lac.example',
        'PIN: 1234',
        'Notes:\n  First line\n  Second line',
        'Files:\n  contract.pdf',
        'Last changed on 22 November 2026\n',
      ].join('\n\n'),
    );
  });

  it('says it in French as French is written', () => {
    const text = writeItemText(login, [{ name: 'contrat.pdf', isPresent: false }], 'fr');
    expect(text).toContain('Mot de passe\u00a0: =correct horse');
    expect(text).toContain('contrat.pdf (illisible\u00a0: absent d’ici)');
    expect(text).toContain('Dernière modification le 22 novembre 2026');
  });

  it('tells what another device wrote at the same time', () => {
    const alternative = {
      savedAt: '2026-05-01T10:00:00Z',
      content: content({ kind: 'note', title: 'Other' }),
    };
    expect(writeItemText(item({ title: 'One' }, { alternatives: [alternative] }), [], 'en')).toContain(
      'Also written, on another device, on 1 May 2026:\n\nOther',
    );
  });
});

describe('The table', () => {
  it('holds every item, and nothing that a spreadsheet would run', async () => {
    const csv = await writeTable(
      place(
        item({
          kind: 'password',
          title: '@SUM(A1)',
          username: '+33 6',
          password: '=HYPERLINK("x")',
          websites: ['https://a.example', 'https://b.example'],
          notes: 'two\nlines, "quoted"',
        }),
        item({ kind: 'contact', title: 'Dr Roy', phone: '123', tags: ['health', 'Lyon'] }),
      ),
    );
    expect(csv.startsWith('\ufeff')).toBe(true);
    const { data } = papaparse.parse<Record<string, string>>(csv.slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toMatchObject([
      {
        kind: 'password',
        title: "'@SUM(A1)",
        username: "'+33 6",
        password: '\'=HYPERLINK("x")',
        website: 'https://a.example\nhttps://b.example',
        notes: 'two\nlines, "quoted"',
        folder: 'vault/@SUM(A1)',
      },
      { kind: 'contact', title: 'Dr Roy', tags: 'health, Lyon', fields: 'Phone: 123' },
    ]);
    for (const row of data) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('holds nothing that a spreadsheet would run, however it parts the rows', async () => {
    const attack = '=HYPERLINK("x")';
    const values = [
      attack,
      `a;${attack}`,
      `a; ${attack}`,
      `a;"${attack}`,
      `a\t${attack}`,
      `a\n${attack}`,
      `a\r${attack}`,
      `a\r\n\t${attack}`,
      `\t${attack}`,
      '+1',
      'a;-1',
      'a\n@x',
      '\uff1d1',
    ];
    const csv = await writeTable(
      place(
        ...values.map((value) => item({ kind: 'password', title: value, password: value, notes: value })),
      ),
    );
    const formula = /^[\s"]*[=+\-@\uff1d]/;
    for (const delimiter of [',', ';', '\t']) {
      for (const quoteChar of ['"', '\0']) {
        const { data } = papaparse.parse<string[]>(csv.slice(1), { delimiter, quoteChar });
        expect(data.flat().filter((cell) => formula.test(cell))).toEqual([]);
      }
    }
    const { data } = papaparse.parse<Record<string, string>>(csv.slice(1), { header: true });
    expect(data.slice(0, 3).map(({ password }) => password)).toEqual([
      `'${attack}`,
      `a;'${attack}`,
      `a; '${attack}`,
    ]);
  });

  it('leaves what is no formula as it is', async () => {
    const notes = 'a - b; c = d\n1 + 1, x@y.example';
    const csv = await writeTable(place(item({ title: 'Sum', notes })));
    const { data } = papaparse.parse<Record<string, string>>(csv.slice(1), { header: true });
    expect(data[0]).toMatchObject({ title: 'Sum', notes });
  });
});

describe('The data', () => {
  it('holds what was written, where the files lie and which are missing, and no key', () => {
    const will = item({ title: 'Will', attachments: [attachment('a.pdf'), attachment('b.pdf')] });
    const placed = place(will);
    const readiness = item({ kind: 'readiness', notNeeded: ['pets'] });
    const data = composePlainVault({
      exportedAt: '2026-11-22T12:00:00.000Z',
      placed,
      apart: [readiness],
      unreadable: [],
      missing: new Set(['vault/Will/b.pdf']),
    });
    expect(plainVaultSchema.parse(JSON.parse(JSON.stringify(data)))).toMatchObject({
      format: 'amaranth-vault-plain',
      version: 1,
      items: [
        {
          id: will.itemId,
          folder: 'vault/Will',
          content: {
            title: 'Will',
            attachments: [
              { name: 'a.pdf', path: 'vault/Will/a.pdf', isPresent: true },
              { name: 'b.pdf', path: 'vault/Will/b.pdf', isPresent: false },
            ],
          },
        },
        { folder: null, content: { kind: 'readiness', notNeeded: ['pets'] } },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('A'.repeat(43));
  });
});
