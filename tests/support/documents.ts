/** Documents written past the rules on a server started with `--emulator`, to set a scene. */

type Plain = string | boolean | { readonly [name: string]: Plain };

function asValue(value: Plain): object {
  if (typeof value === 'object') return { mapValue: { fields: asFields(value) } };
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value };
}

const asFields = (fields: Readonly<Record<string, Plain>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asValue(value)]));

function addressOf(origin: string, path: string): string {
  return `${origin}/v1/projects/amaranth-local/databases/(default)/documents/${path}`;
}

const privileged = { authorization: 'Bearer owner', 'content-type': 'application/json' };

export async function writeDocument(
  origin: string,
  path: string,
  fields: Record<string, Plain>,
): Promise<void> {
  const response = await fetch(addressOf(origin, path), {
    method: 'PATCH',
    headers: privileged,
    body: JSON.stringify({ fields: asFields(fields) }),
  });
  if (!response.ok) throw new Error(`${path} was not written: ${response.status} ${await response.text()}`);
}

export async function deleteDocument(origin: string, path: string): Promise<void> {
  const response = await fetch(addressOf(origin, path), { method: 'DELETE', headers: privileged });
  if (!response.ok) throw new Error(`${path} was not deleted: ${response.status}`);
}
