/**
 * The operator's `configuration.json` as everybody may read it: the lists of addresses become salted hashes, as the
 * embedded server publishes them.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { operatorConfigurationSchema } from '../src/shared/configuration.ts';
import { publishOperator } from '../src/shared/publicOperator.ts';

export function publishConfiguration(source, target) {
  const given = JSON.parse(readFileSync(source, 'utf8'));
  const operator = operatorConfigurationSchema.parse(given.operator ?? {});
  const published = { ...given, operator: publishOperator(operator, randomBytes(16).toString('hex')) };
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(published, null, 2)}\n`);
}
