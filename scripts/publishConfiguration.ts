/**
 * The operator's `configuration.json` as everybody may read it: the lists of addresses become salted hashes, as the
 * embedded server publishes them.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { operatorConfigurationSchema } from '../src/shared/configuration.ts';
import { publishOperator } from '../src/shared/publicOperator.ts';

const givenSchema = z.looseObject({ operator: operatorConfigurationSchema.prefault({}) });

export function publishConfiguration(source: string, target: string): void {
  const given = givenSchema.parse(JSON.parse(readFileSync(source, 'utf8')));
  const published = { ...given, operator: publishOperator(given.operator, randomBytes(16).toString('hex')) };
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(published, null, 2)}\n`);
}
