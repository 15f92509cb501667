import {
  checkWritable,
  type FieldPath,
  formatFieldPath,
  isNamePath,
  parseFieldPath,
} from '../model/field-path.ts';
import { type JsonObject, readList, readObject, readText } from '../model/json.ts';
import { normalizeValue } from '../model/normalize-value.ts';
import { invalid } from '../model/status.ts';
import { elementsOf, isNumber, type NumberValue, type Value } from '../model/value.ts';

export interface Transform {
  readonly path: FieldPath;
  readonly operation:
    | { readonly kind: 'requestTime' }
    | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: NumberValue }
    | {
        readonly kind: 'appendMissingElements' | 'removeAllFromArray';
        readonly elements: readonly Value[];
      };
}

/** @see https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
const maxTransforms = 500;

/** Reads a list of `FieldTransform`s; throws INVALID_ARGUMENT. */
export function parseTransforms(json: unknown): readonly Transform[] {
  const transforms = readList(json, 'field_transforms').map((transform) =>
    parseTransform(readObject(transform, 'field_transform')),
  );
  if (transforms.length > maxTransforms) {
    throw invalid(`Cannot apply more than ${maxTransforms} field transformations to one document.`);
  }
  checkNotNested(transforms);
  return transforms;
}

function checkNotNested(transforms: readonly Transform[]): void {
  const written = new Set(transforms.map(({ path }) => formatFieldPath(path)));
  for (const { path } of transforms) {
    for (let length = 1; length < path.length; length += 1) {
      const outer = formatFieldPath(path.slice(0, length));
      if (written.has(outer)) {
        throw invalid(
          `Cannot transform property ${outer} and its nested property at the same time.`,
        );
      }
    }
  }
}

function parseTransform(json: JsonObject): Transform {
  const path = parseFieldPath(readText(json.fieldPath, 'field_path'));
  if (isNamePath(path)) throw invalid('The document name cannot be transformed.');
  checkWritable(path);
  return { path, operation: parseOperation(json, formatFieldPath(path)) };
}

function parseOperation(json: JsonObject, field: string): Transform['operation'] {
  if (json.setToServerValue === 'REQUEST_TIME') return { kind: 'requestTime' };
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    if (json[kind] !== undefined) return { kind, operand: parseNumber(json[kind], field) };
  }
  for (const kind of ['appendMissingElements', 'removeAllFromArray'] as const) {
    if (json[kind] === undefined) continue;
    return { kind, elements: elementsOf(normalizeValue({ arrayValue: json[kind] })) };
  }
  throw invalid(`The transform of "${field}" is of no known kind.`);
}

function parseNumber(json: unknown, field: string): NumberValue {
  const operand = normalizeValue(json);
  if (isNumber(operand)) return operand;
  throw invalid(`Input for "${field}" must be int64 or double.`);
}
