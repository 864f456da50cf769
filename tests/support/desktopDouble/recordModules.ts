/** Loaded with `node --import`: says of each module that the program loads when it did, and what it was. */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const program = pathToFileURL(process.argv[1] ?? '').href;
/** The program's own, and what those load in turn: the double's modules are not of it. */
const loaded = new Set<string>();

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isOfProgram = found.url === program || loaded.has(context.parentURL ?? '');
    if (isOfProgram && specifier !== 'electron' && !loaded.has(found.url)) {
      loaded.add(found.url);
      process.stdout.write(`${JSON.stringify({ loaded: found.url })}\n`);
    }
    return found;
  },
});
