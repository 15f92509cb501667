import { EvaluationError, unsupported } from '../evaluation-error.ts';
import { type RulesValue, type TypeTable, typeOf } from '../values/rules-value.ts';

/** A float parameter also accepts an int, converted to a float. */
interface ParameterTable extends TypeTable {
  readonly any: RulesValue;
}

export type ParameterName = keyof ParameterTable;

/** One overload of a function: its parameter types and its body. */
export interface Signature {
  readonly parameters: readonly ParameterName[];
  run(values: readonly RulesValue[]): RulesValue;
}

/** A function or method of the language with its overloads. */
export interface Callable {
  /** The name in messages, before the brackets: `string.matches`, `math.abs`, `exists`. */
  readonly label: string;
  readonly signatures: readonly Signature[];
}

/** The overloads of functions or methods by name. */
export type Signatures = Readonly<Record<string, readonly Signature[]>>;

type Values<Parameters extends readonly ParameterName[]> = {
  readonly [Index in keyof Parameters]: ParameterTable[Parameters[Index]];
};

/** A signature whose body receives validated arguments. */
export function signature<const Parameters extends readonly ParameterName[]>(
  parameters: Parameters,
  body: (...values: Values<Parameters>) => RulesValue,
): Signature {
  return {
    parameters,
    // `invoke` has compared each value with `parameters` before.
    run: (values) => body(...(values as unknown as Values<Parameters>)),
  };
}

/**
 * Calls the overload that fits; `receiver` is 1 when the first value is the object of a method, which
 * messages omit from the brackets.
 */
export function invoke(
  callable: Callable,
  values: readonly RulesValue[],
  receiver: 0 | 1,
): RulesValue {
  for (const candidate of callable.signatures) {
    if (candidate.parameters.length !== values.length) continue;
    const fitted = convert(candidate.parameters, values);
    if (fitted !== undefined) return candidate.run(fitted);
  }
  throw noOverload(callable, values, receiver);
}

/** The one overload of a function that has no others. */
export function only<const Parameters extends readonly ParameterName[]>(
  parameters: Parameters,
  body: (...values: Values<Parameters>) => RulesValue,
): readonly Signature[] {
  return [signature(parameters, body)];
}

function convert(
  parameters: readonly ParameterName[],
  values: readonly RulesValue[],
): readonly RulesValue[] | undefined {
  let fitted = values;
  for (let index = 0; index < parameters.length; index += 1) {
    const value = values[index] ?? null;
    const wanted = parameters[index];
    if (wanted === 'any' || wanted === typeOf(value)) continue;
    if (wanted !== 'float' || typeof value !== 'bigint') return undefined;
    fitted = fitted.with(index, Number(value));
  }
  return fitted;
}

function noOverload(
  { label, signatures }: Callable,
  values: readonly RulesValue[],
  receiver: 0 | 1,
): EvaluationError {
  const written = (types: readonly string[]) => `${label}(${types.slice(receiver).join(', ')})`;
  const expected = signatures.map(({ parameters }) => written(parameters));
  if (signatures.some(({ parameters }) => parameters.length === values.length)) {
    return unsupported(written(values.map(typeOf)), expected);
  }
  return new EvaluationError(
    `Incorrect number of arguments. Received: ${values.length - receiver}. Expected: ${expected.join(', ')}.`,
  );
}
