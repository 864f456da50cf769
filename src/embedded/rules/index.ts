/**
 * The interpreter of Firebase Security Rules for Firestore and Storage: the embedded server decides every client's
 * request with the same files that production does.
 */
import { compileRuleset } from './match/compileRuleset.ts';
import { decide } from './match/decide.ts';
import type { Ruleset } from './ruleset.ts';
import { parseRulesFile } from './syntax/parseRulesFile.ts';

export type * from './ruleset.ts';
export { RulesSyntaxError } from './syntax/rulesSyntaxError.ts';

/** Compiles a rules file. Throws RulesSyntaxError, with line and column, for anything it cannot read. */
export function loadRuleset(source: string, fileName: string): Ruleset {
  const file = parseRulesFile(source, fileName);
  const services = compileRuleset(file, fileName);
  return {
    decide: (request, lookup) => decide({ fileName, version: file.version, services }, request, lookup),
  };
}
