import { EvaluationError, typeError } from '../evaluation-error.ts';
import type { RulesMap } from '../values/rules-map.ts';
import { type PathBinding, RulesPath } from '../values/rules-path.ts';
import { type RulesValue, typeOf } from '../values/rules-value.ts';
import { textOf } from './conversions.ts';
import { type Signature, signature } from './signature.ts';

/** @see https://firebase.google.com/docs/reference/rules/rules.Path */
export const pathMethods: Readonly<Record<string, readonly Signature[]>> = {
  bind: [signature(['path', 'map'], bindAll)],
};

function bindAll({ segments }: RulesPath, values: RulesMap): RulesPath {
  const names = segments.flatMap((segment) => (typeof segment === 'string' ? [] : segment.name));
  const unknown = values.keys.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new EvaluationError(`Variable ${unknown} is not in the path template.`);
  }
  return new RulesPath(
    segments.flatMap((segment) => (typeof segment === 'string' ? segment : bind(segment, values))),
  );
}

function bind(
  binding: PathBinding,
  values: RulesMap,
): string | PathBinding | RulesPath['segments'] {
  const value = values.get(binding.name);
  if (value === undefined) return binding;
  if (value === '') {
    throw new EvaluationError(`Variable ${binding.name} of a path template cannot be empty.`);
  }
  if (!binding.rest) return textOf(value);
  if (isPath(value)) return value.segments;
  throw typeError(typeOf(value), 'path');
}

function isPath(value: RulesValue): value is RulesPath {
  return value instanceof RulesPath;
}
