import type { Backend } from '../engine/backend.ts';
import type { RulesIssue } from '../rules/authorizer.ts';
import { compileRules } from '../rules/compile-rules.ts';

/** A file of security rules. */
export interface RulesFile {
  readonly name: string;
  readonly content: string;
}

/** Keeps the rules in force: what does not compile leaves the old ones as they are. */
export class RulesHolder {
  readonly #backend: Backend;
  #files: readonly RulesFile[] = [];

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** The files last put in force. */
  get files(): readonly RulesFile[] {
    return this.#files;
  }

  /** Compiles and puts in force; answers the errors, or the warnings when there are none. */
  load(files: readonly RulesFile[]): readonly RulesIssue[] {
    const compiled = compileRules([...files]);
    if (!compiled.ok) return compiled.issues;
    this.#backend.setRules(compiled.ruleset);
    this.#files = files;
    return compiled.warnings;
  }
}
