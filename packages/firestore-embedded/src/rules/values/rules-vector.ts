/** A vector embedding: stored as a map with `__type__`, recognised by `is vector`. */
export class RulesVector {
  readonly kind = 'vector';
  readonly components: readonly number[];

  constructor(components: readonly number[]) {
    this.components = components;
  }
}
