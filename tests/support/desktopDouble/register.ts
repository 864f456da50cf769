/** Loaded with `node --import`: the name `electron` means the double in this process. */
import { registerHooks } from 'node:module';

const double = new URL('./electron.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: double, shortCircuit: true } : next(specifier, context),
});
