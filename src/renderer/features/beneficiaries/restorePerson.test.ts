/** Undo of a removal, with a server that says what has been erased since. */
import { beforeEach, expect, test, vi } from 'vitest';
import { CallableError } from '#platform/backend/callableError.ts';
import { beneficiarySchema } from '#shared/legacy/beneficiary.ts';
import { thingKey } from '#shared/legacy/wish.ts';
import { restorePerson } from './restorePerson.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [kept, erased, picture] = [id(1), id(2), id(3)];
const at = new Date(0);
const jules = beneficiarySchema.parse({
  id: id(9),
  ownerId: 'rose',
  name: 'Jules',
  photoItemId: picture,
  message: { text: 'Dear Jules', mediaItemId: picture },
  wishes: [
    { thing: { is: 'album', albumId: kept }, message: 'for you' },
    { thing: { is: 'album', albumId: erased } },
  ],
  invitation: { is: 'none' },
  revision: 4,
  createdAt: at,
  updatedAt: at,
});

const server = vi.hoisted(() => ({ saveBeneficiary: vi.fn(), saveWishes: vi.fn() }));
vi.mock('./api.ts', () => server);

const gone = new Set<string>();
function refuseGone(keys: readonly string[]): void {
  const missing = keys.filter((key) => gone.has(key));
  if (missing.length === 0) return;
  const details = { code: 'album-not-found', gone: missing.join(' ') };
  throw new CallableError('not-found', 'No longer there.', 'album-not-found', details);
}
beforeEach(() => {
  gone.clear();
  vi.resetAllMocks();
  server.saveBeneficiary.mockImplementation(async (_id, _basedOn, { photoItemId, message }) => {
    const pictures = [photoItemId, message.mediaItemId].filter((one) => one !== null);
    refuseGone(pictures.map((one) => `media-item/${one}`));
    return { revision: 1 };
  });
  server.saveWishes.mockImplementation(async ([{ wishes }]) => {
    refuseGone(wishes.map(({ thing }: (typeof jules.wishes)[number]) => thingKey(thing)));
    return [];
  });
});

test('brings back everything that is there', async () => {
  expect(await restorePerson(jules)).toBe(0);
  expect(server.saveWishes).toHaveBeenLastCalledWith([
    { beneficiaryId: jules.id, basedOn: 1, wishes: jules.wishes },
  ]);
});

test('drops what was erased since, keeps the rest, and says how much went', async () => {
  gone.add(`album/${erased}`).add(`media-item/${picture}`);
  expect(await restorePerson(jules)).toBe(2);
  expect(server.saveBeneficiary).toHaveBeenLastCalledWith(
    jules.id,
    0,
    expect.objectContaining({ photoItemId: null, message: { text: 'Dear Jules', mediaItemId: null } }),
  );
  expect(server.saveWishes).toHaveBeenLastCalledWith([
    { beneficiaryId: jules.id, basedOn: 1, wishes: jules.wishes.slice(0, 1) },
  ]);
});

test('fails as the server does for everything else', async () => {
  const failure = new CallableError('unavailable', 'Not now.', null, undefined);
  server.saveBeneficiary.mockRejectedValue(failure);
  await expect(restorePerson(jules)).rejects.toBe(failure);
});
