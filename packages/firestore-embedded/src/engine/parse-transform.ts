import { isNumber } from '../model/compare-numbers.ts';
import { checkWritable, formatFieldPath, isNamePath, parseFieldPath } from '../model/field-path.ts';
import { type JsonObject, readList, readObject, readText } from '../model/json.ts';
import { normalizeValue } from '../model/normalize-value.ts';
import { StatusError } from '../model/status.ts';
import type { Value } from '../model/value.ts';
import type { Transform } from './write.ts';

/** Reads a list of `FieldTransform`s; throws INVALID_ARGUMENT. */
export function parseTransforms(json: unknown): readonly Transform[] {
  return readList(json, 'field_transforms').map((transform) =>
    parseTransform(readObject(transform, 'field_transform')),
  );
}

function parseTransform(json: JsonObject): Transform {
  const path = parseFieldPath(readText(json.fieldPath, 'field_path'));
  if (isNamePath(path)) {
    throw new StatusError('INVALID_ARGUMENT', 'The document name cannot be transformed.');
  }
  checkWritable(path);
  return { path, operation: parseOperation(json, formatFieldPath(path)) };
}

function parseOperation(json: JsonObject, field: string): Transform['operation'] {
  if (json.setToServerValue === 'REQUEST_TIME') {
    return { kind: 'requestTime' };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    if (json[kind] !== undefined) {
      return { kind, operand: parseNumber(json[kind], field) };
    }
  }
  for (const kind of ['appendMissingElements', 'removeAllFromArray'] as const) {
    if (json[kind] !== undefined) {
      return { kind, elements: parseElements(json[kind]) };
    }
  }
  throw new StatusError('INVALID_ARGUMENT', `The transform of "${field}" is of no known kind.`);
}

function parseNumber(json: unknown, field: string): Value {
  const operand = normalizeValue(json);
  if (!isNumber(operand)) {
    throw new StatusError('INVALID_ARGUMENT', `Input for "${field}" must be int64 or double.`);
  }
  return operand;
}

/** Parses elements like those of a list, but allows vectors, which Google's emulator only accepts here. */
function parseElements(json: unknown): readonly Value[] {
  return readList(readObject(json, 'elements').values, 'elements').map((element) => {
    const value = normalizeValue(element, 1);
    if ('arrayValue' in value) {
      throw new StatusError('INVALID_ARGUMENT', 'Cannot convert an array value in an array value.');
    }
    return value;
  });
}
