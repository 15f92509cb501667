import { functionNotFound, nullValueError } from '../evaluation-error.ts';
import { type RulesValue, type TypeName, typeOf } from '../values/rules-value.ts';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collection-methods.ts';
import { constraintMethods } from './constraint-operators.ts';
import { latLngMethods, pathMethods } from './place-methods.ts';
import { type Callable, invoke, type Signatures } from './signature.ts';
import { bytesMethods, stringMethods } from './text-methods.ts';
import { durationMethods, timestampMethods } from './time-methods.ts';

const byType: Readonly<Partial<Record<TypeName, Signatures>>> = {
  string: stringMethods,
  bytes: bytesMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latLngMethods,
  path: pathMethods,
  constraint: constraintMethods,
};

/** The overloads of a method by type: `size` on a string, on a list… */
export type Method = Readonly<Partial<Record<TypeName, Callable>>>;

/** The method of that name on any type; undefined when no type has one. */
export function findMethod(name: string): Method | undefined {
  const found = Object.entries(byType).flatMap(([type, methods]) => {
    const signatures = Object.hasOwn(methods, name) ? methods[name] : undefined;
    return signatures === undefined ? [] : [[type, { label: `${type}.${name}`, signatures }]];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Calls `values[0].name(values[1], …)`. */
export function invokeMethod(
  method: Method | undefined,
  name: string,
  values: readonly RulesValue[],
): RulesValue {
  const object = values[0] ?? null;
  if (object === null) throw nullValueError();
  const callable = method?.[typeOf(object)];
  if (callable === undefined) throw functionNotFound(name);
  return invoke(callable, values, 1);
}
