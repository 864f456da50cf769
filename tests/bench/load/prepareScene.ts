/** Signs in on the measured server whoever the load needs: the owner of the items, and one person a client. */
import { z } from 'zod';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { documentName, type Identity, OWNER, type Scene } from './scene.ts';

const OWNER_EMAIL = 'owner@example.org';
const PASSWORD = 'a-secret-1';
/** Bytes: whoever reserves as fast as they can does not come to the end of it. */
const STORAGE_LIMIT = 10 ** 12;
const sessionSchema = z.object({ localId: z.string(), idToken: z.string() });

async function post(address: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${address} was answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

type Value = { mapValue: { fields: Record<string, Value> } } | Record<string, string | boolean>;

function asValue(plain: unknown): Value {
  if (typeof plain === 'number') return { integerValue: String(plain) };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'object' && plain !== null) return { mapValue: { fields: asFields(plain) } };
  return { stringValue: String(plain) };
}

const asFields = (plain: object): Record<string, Value> =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, asValue(value)]));

/** `origin` is of a server started with `--emulator`. */
export async function prepareScene(
  origin: string,
  documentCount: number,
  clientCount: number,
): Promise<Scene> {
  const identity = (method: string) => `${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}`;
  const business = { authorization: 'Bearer owner' };
  const enter = async (uid: string, email: string): Promise<Identity> => {
    const credentials = { email, password: PASSWORD };
    await post(
      `${origin}/identitytoolkit.googleapis.com/v1/projects/amaranth-local/accounts`,
      { localId: uid, ...credentials, emailVerified: true },
      business,
    );
    const { localId, idToken } = sessionSchema.parse(
      await post(`${identity('signInWithPassword')}?key=local`, { ...credentials, returnSecureToken: true }),
    );
    return { uid: localId, token: idToken };
  };
  const owner = await enter(OWNER, OWNER_EMAIL);
  const people = await Promise.all(
    Array.from({ length: clientCount }, (_, index) =>
      enter(`bench-person-${index}`, `person-${index}@example.org`),
    ),
  );
  const timestamp = { timestampValue: new Date().toISOString() };
  await post(
    `${origin}/v1/${documentName('').slice(0, -1)}:commit`,
    {
      writes: [owner, ...people].map(({ uid }) => ({
        update: {
          name: documentName(`users/${uid}`),
          fields: {
            ...asFields({ ...newUserProfile('Rose Martin', ''), storageLimit: STORAGE_LIMIT }),
            createdAt: timestamp,
          },
        },
      })),
    },
    business,
  );
  return { origin, owner: { ...owner, email: OWNER_EMAIL, password: PASSWORD }, people, documentCount };
}
