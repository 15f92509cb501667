/** A vector embedding: stored as a map with `__type__`, told apart by `is vector`. */
export class RulesVector {
  readonly kind = 'vector';
  readonly components: readonly number[];

  constructor(components: readonly number[]) {
    this.components = components;
  }
}
