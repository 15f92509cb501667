/** A change of the rules that no request can tell from them, by what its lines become. */
export interface EquivalentMutant {
  readonly becomes: string;
  readonly reason: string;
}

export const equivalentMutants: readonly EquivalentMutant[] = [];
