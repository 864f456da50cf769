/**
 * Two devices, one of which hears of nothing while the other does what it does to an item: whatever both do, nothing that
 * was written is lost unless its owner erased just that, both see the same in the end, and what is counted is what is there.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SaveOutcome, VaultItem } from '../../../src/renderer/features/vault/open/vaultState.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { violationsOf } from '../../support/library.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import {
  note,
  openStateOf,
  openVaultPage,
  saveNew,
  setUpVault,
  unlockVault,
  type VaultPage,
} from '../../support/vault/session.ts';

let backend: Backend;
let person: Person;
let away: VaultPage;
let other: VaultPage;
beforeAll(async () => {
  backend = await startBackend();
  person = await signUpPerson(backend.origin);
  away = openVaultPage(person);
  other = openVaultPage(person);
  await setUpVault(away);
  await unlockVault(other);
});
afterAll(async () => {
  const { services } = await backend.server.businessLogic();
  const violations = await violationsOf(services, person.uid);
  for (const { session } of [away, other]) session.lock('chosen');
  await person.leave();
  await backend.stop();
  expect(violations).toEqual([]);
});

/** One device, and the item as it knows it: what it does next, it does to that. */
class Device {
  readonly #page: VaultPage;
  #item: VaultItem;

  constructor(page: VaultPage, item: VaultItem) {
    this.#page = page;
    this.#item = item;
  }

  async edit(title: string): Promise<SaveOutcome> {
    const { itemId, version, content } = this.#item;
    return this.#took(
      await this.#page.session.save([{ itemId, basedOn: version, content: { ...content, title } }]),
    );
  }

  async trash(): Promise<SaveOutcome> {
    return this.#took(await this.#page.session.trash([this.#item]));
  }

  async restore(): Promise<SaveOutcome> {
    return this.#took(await this.#page.session.restore([this.#item]));
  }

  async erase(): Promise<void> {
    await this.#page.session.erase([this.#item.itemId]);
  }

  #took([outcome]: readonly SaveOutcome[]): SaveOutcome {
    if (!outcome) throw new Error('No answer.');
    if ('item' in outcome) this.#item = outcome.item;
    return outcome;
  }
}

const MINE = 'Written while away';
const THEIRS = 'Written by the other';
type Deed = (device: Device, title: string) => Promise<unknown>;
const deeds = {
  edits: (device, title) => device.edit(title),
  'throws it away': (device) => device.trash(),
  'brings it back': (device) => device.restore(),
  'erases it': (device) => device.erase(),
  'throws it away and erases it': async (device) => {
    await device.trash();
    await device.erase();
  },
  'throws it away and brings it back': async (device) => {
    await device.trash();
    await device.restore();
  },
  'edits it and throws it away': async (device, title) => {
    await device.edit(title);
    await device.trash();
  },
  'brings it back and edits it': async (device, title) => {
    await device.restore();
    await device.edit(title);
  },
  'brings it back, edits it and throws it away': async (device, title) => {
    await device.restore();
    await device.edit(title);
    await device.trash();
  },
} satisfies Record<string, Deed>;
type DeedName = keyof typeof deeds;

interface Stands {
  readonly state: 'kept' | 'trashed';
  /** Of the item, and of what stands beside it. */
  readonly titles: readonly string[];
}

const kept = (...titles: string[]): Stands[] => [{ state: 'kept', titles }];
const trashed = (...titles: string[]): Stands[] => [{ state: 'trashed', titles }];
const FIRST = 'As it was';

/** What the other does, what this one does after it without knowing, and what stands then. */
type Case = readonly [theirs: DeedName, mine: DeedName, stands: readonly Stands[]];

const ofKept: readonly Case[] = [
  ['edits', 'edits', kept(MINE, THEIRS)],
  ['edits', 'throws it away', kept(THEIRS)],
  ['throws it away', 'edits', kept(MINE)],
  ['throws it away', 'throws it away', trashed(FIRST)],
  ['throws it away and erases it', 'edits', kept(MINE)],
  ['throws it away and erases it', 'throws it away', []],
  ['throws it away and brings it back', 'edits', kept(MINE)],
  ['throws it away and brings it back', 'throws it away', trashed(FIRST)],
  ['edits', 'throws it away and erases it', kept(THEIRS)],
  ['throws it away', 'throws it away and erases it', []],
  ['throws it away and brings it back', 'throws it away and erases it', []],
  // In the trash it is shown as the other wrote it, before it is erased.
  ['edits it and throws it away', 'throws it away and erases it', []],
  ['edits it and throws it away', 'edits', kept(MINE, THEIRS)],
  ['edits it and throws it away', 'throws it away', trashed(THEIRS)],
];

const ofTrashed: readonly Case[] = [
  ['brings it back', 'brings it back', kept(FIRST)],
  ['brings it back', 'erases it', kept(FIRST)],
  ['erases it', 'brings it back', []],
  ['erases it', 'erases it', []],
  ['brings it back and edits it', 'brings it back', kept(THEIRS)],
  ['brings it back and edits it', 'erases it', kept(THEIRS)],
  ['brings it back, edits it and throws it away', 'brings it back', trashed(THEIRS)],
  ['brings it back, edits it and throws it away', 'erases it', trashed(THEIRS)],
];

function standingIn({ session }: VaultPage, itemIds: ReadonlySet<string>): Stands[] {
  return [...openStateOf(session).items.values()]
    .filter(({ itemId }) => !itemIds.has(itemId))
    .map(({ state, content, alternatives }) => ({
      state,
      titles: [content.title, ...alternatives.map((beside) => beside.content.title)],
    }));
}

async function meet(before: 'kept' | 'trashed', [theirs, mine, stands]: Case): Promise<void> {
  await away.session.look();
  const others = new Set<string>(openStateOf(away.session).items.keys());
  let item = await saveNew(away, note(FIRST));
  if (before === 'trashed') {
    const [outcome] = await away.session.trash([item]);
    if (outcome?.is !== 'saved') throw new Error('Not in the trash.');
    item = outcome.item;
  }
  await other.session.look();
  await deeds[theirs](new Device(other, item), THEIRS);
  await deeds[mine](new Device(away, item), MINE);
  for (const page of [away, other]) {
    await page.session.look();
    expect(standingIn(page, others)).toEqual(stands);
    expect(openStateOf(page.session)).toMatchObject({ findings: [], unreadable: [] });
  }
}

describe('An item that stands in the list', () => {
  test.each(ofKept)('the other %s, this one %s', (...each) => meet('kept', each));
});

describe('An item in the trash', () => {
  test.each(ofTrashed)('the other %s, this one %s', (...each) => meet('trashed', each));
});
