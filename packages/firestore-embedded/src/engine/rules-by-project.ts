import type { Ruleset } from '../rules/authorizer.ts';

/** Which rules bind whom: a project's own, else those that were given for all. */
export class RulesByProject {
  readonly #own = new Map<string, Ruleset>();
  #common: Ruleset | undefined;

  /** Without a project, for all; a ruleset of undefined takes away. */
  set(ruleset: Ruleset | undefined, project?: string): void {
    if (project === undefined) this.#common = ruleset;
    else if (ruleset === undefined) this.#own.delete(project);
    else this.#own.set(project, ruleset);
  }

  /** Those for a resource name: `projects/P/…`. */
  of(name: string): Ruleset | undefined {
    if (this.#own.size === 0) return this.#common;
    return this.#own.get(name.split('/', 2)[1] ?? '') ?? this.#common;
  }
}
