/** What electron-builder reads; `npm run package` stages what it packs beforehand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePackaging, STAGED } from './scripts/packaging/describePackaging.ts';
import { appConfigurationSchema } from './src/shared/configuration.ts';

const published: unknown = JSON.parse(readFileSync(join(STAGED, 'configuration.json'), 'utf8'));

export default describePackaging(appConfigurationSchema.parse(published), process.env);
