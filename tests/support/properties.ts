/**
 * fast-check with the same cases in every run, so that a run fails for what was changed. `AMARANTH_SEED=N` tries
 * others: each failure that it finds becomes a test of its own.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.AMARANTH_SEED ?? 20_260_101) });

export default fc;
