/**
 * The web build as Firebase Hosting serves it: a copy with the operator's values in place of the marks that the pages
 * made at build carry, and the configuration as everybody may read it.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { operatorConfigurationSchema } from '../src/shared/configuration.ts';
import { composeSecurityText, SECURITY_TEXT_PATH } from '../src/shared/securityText.ts';
import { fillSiteValues } from '../src/shared/siteValues.ts';
import { publishConfiguration } from './publishConfiguration.ts';

const FILLED = /\.(html|xml|txt)$/;

/**
 * `configuration` is the operator's file; its `siteOrigin` is where the site will be, the vendor's own address of the
 * project without it.
 * @param {{ configuration: string, web: string, target: string }} paths
 */
export function publishSite({ configuration, web, target }) {
  const given = JSON.parse(readFileSync(configuration, 'utf8'));
  const operator = operatorConfigurationSchema.parse(given.operator ?? {});
  const origin = given.siteOrigin ?? `https://${given.backend.projectId}.web.app`;
  rmSync(target, { recursive: true, force: true });
  cpSync(web, target, { recursive: true });
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !FILLED.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const kind = entry.name.endsWith('.txt') ? 'plain' : 'markup';
    const filled = fillSiteValues(readFileSync(path, 'utf8'), { origin, ...operator }, kind);
    writeFileSync(path, filled);
  }
  const reporting = composeSecurityText({ origin, ...operator }, new Date());
  if (reporting !== null) {
    const path = join(target, SECURITY_TEXT_PATH);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, reporting);
  }
  publishConfiguration(configuration, join(target, 'configuration.json'));
}
