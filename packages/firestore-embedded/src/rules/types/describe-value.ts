import { segmentText } from '../values/rules-path.ts';
import { isList, type RulesValue } from '../values/rules-value.ts';

/** A value in words, for `debug()`. */
export function describeValue(value: RulesValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(describeValue).join(', ')}]`;
  switch (value.kind) {
    case 'map':
      return `{${value.keys.map((key) => `${JSON.stringify(key)}: ${describeValue(value.get(key) ?? null)}`).join(', ')}}`;
    case 'set':
      return `set(${[...value.items.values()].map(describeValue).join(', ')})`;
    case 'map_diff':
      return `map_diff(${describeValue(value.now)}, ${describeValue(value.before)})`;
    case 'path':
      return value.segments.map((segment) => `/${segmentText(segment)}`).join('');
    case 'bytes':
      return `bytes(${Buffer.from(value.bytes).toString('hex')})`;
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`;
    case 'constraint':
      return 'constraint';
    default:
      return `${value.kind}(${value.nanos} ns)`;
  }
}
