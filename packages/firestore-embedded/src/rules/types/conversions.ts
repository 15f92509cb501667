import { int64 } from '../../model/value.ts';
import { EvaluationError, unsupported } from '../evaluation-error.ts';
import {
  is,
  pathOf,
  pathText,
  type RulesPath,
  type RulesValue,
  typeOf,
} from '../values/rules-value.ts';

/** `string(value)`, also used for the items of `join` and of `$( )` in a path. */
export function textOf(value: RulesValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return textOfFloat(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (is(value, 'path')) return pathText(value);
  throw unsupported(`string(${typeOf(value)})`);
}

/** As Java writes a double: 3.0, 1.0E7, 1.0E-4. */
function textOfFloat(value: number): string {
  if (!Number.isFinite(value) || value === 0) {
    return value === 0 ? (Object.is(value, -0) ? '-0.0' : '0.0') : String(value);
  }
  const size = Math.abs(value);
  const plain = size >= 1e-3 && size < 1e7;
  const text = plain ? String(value) : value.toExponential().replace(/e\+?/u, 'E');
  if (plain) return text.includes('.') ? text : `${text}.0`;
  return text.includes('.') ? text : text.replace('E', '.0E');
}

/** The int nearest to zero of a float, clamped to int64 as a Java cast does; NaN gives 0. */
export function truncate(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return int64.max;
  if (value <= -(2 ** 63)) return int64.min;
  return BigInt(Math.trunc(value));
}

/** Returns the int; fails when it is outside int64. */
export function checkInt(value: bigint): bigint {
  if (value >= int64.min && value <= int64.max) return value;
  throw new EvaluationError(`Integer value is out of the [${int64.min}, ${int64.max}] range.`);
}

export function parseInt64(text: string): bigint {
  if (!/^[+-]?\d+$/u.test(text)) throw conversionError(text, 'int');
  const value = BigInt(text.replace(/^\+/u, ''));
  if (value < int64.min || value > int64.max) throw conversionError(text, 'int');
  return value;
}

export function parseFloat64(text: string): number {
  const trimmed = text.trim();
  if (!/^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[dDfF]?)$/u.test(trimmed)) {
    throw conversionError(text, 'float');
  }
  return Number(trimmed.replace(/[dDfF]$/u, ''));
}

export function parseBool(text: string): boolean {
  if (/^true$/iu.test(text)) return true;
  if (/^false$/iu.test(text)) return false;
  throw conversionError(text, 'bool');
}

/** `path('/a/{b}/c')`: segments are URL-decoded, the leading slash is optional. */
export function parsePath(text: string): RulesPath {
  if (text === '') throw new EvaluationError('Empty Path Template is not allowed.');
  const segments = (text.startsWith('/') ? text.slice(1) : text).split('/');
  if (segments.includes('')) {
    throw new EvaluationError(`Invalid Path Template ${text}. Empty segment is not allowed.`);
  }
  return pathOf(segments.map((segment) => parseSegment(segment, text)));
}

function parseSegment(text: string, whole: string): RulesPath['segments'][number] {
  const wildcard = /^\{([A-Za-z_$][\w$]*)(=\*\*|=\*)?\}$/u.exec(text);
  const [, name, suffix] = wildcard ?? [];
  if (name !== undefined) return { name, rest: suffix === '=**' };
  if (text.startsWith('{')) throw new EvaluationError(templateProblem(text, whole));
  return decodeSegment(text);
}

function templateProblem(segment: string, whole: string): string {
  const problem = segment.endsWith('}')
    ? `[Identifier [${segment.slice(1, -1)}] should start with letter, dollar sign, or underscore and should not start with digit and must not contain spaces`
    : 'The capture segment is not closed';
  return `Invalid Path Template ${whole}. ${problem}.`;
}

/** Decodes a segment of `path()` or of a path literal; `%20` and `+` are a space. */
export function decodeSegment(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw new EvaluationError(
      `Unable to decode ${text} to url. Error: URLDecoder: Incomplete trailing escape (%) pattern`,
    );
  }
}

function conversionError(text: string, type: string): EvaluationError {
  return new EvaluationError(
    `Type conversion error. Argument: [${text}], From type: [string], To type: [${type}].`,
  );
}
