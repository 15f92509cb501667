import type { Ruleset } from '../rules/authorizer.ts';

/** The rules of each project: its own, or else those for all projects. */
export class RulesByProject {
  readonly #own = new Map<string, Ruleset>();
  #common: Ruleset | undefined;

  /** Sets the rules of a project or, without one, those for all; undefined removes them. */
  set(ruleset: Ruleset | undefined, project?: string): void {
    if (project === undefined) this.#common = ruleset;
    else if (ruleset === undefined) this.#own.delete(project);
    else this.#own.set(project, ruleset);
  }

  /** The rules for a resource name: `projects/P/…`. */
  of(name: string): Ruleset | undefined {
    if (this.#own.size === 0) return this.#common;
    return this.#own.get(name.split('/', 2)[1] ?? '') ?? this.#common;
  }
}
