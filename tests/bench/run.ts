/** `npm run bench`: every figure of the product beside its floor or its aim, measured in one run on this machine. */
import { spawnBackend, startBackend } from '../support/backend.ts';
import { measureOperations } from './operations.ts';
import { measurePages } from './pages.ts';
import { measureStart } from './start.ts';
import { printFigures } from './table.ts';
import { measureUploads } from './uploads.ts';

const spawned = await spawnBackend();
printFigures(await measureStart(spawned));
printFigures(await measureUploads(spawned));
printFigures(await measureOperations(spawned));
await spawned.stop();
const inProcess = await startBackend();
printFigures(await measurePages(inProcess));
await inProcess.stop();
process.exit(0);
