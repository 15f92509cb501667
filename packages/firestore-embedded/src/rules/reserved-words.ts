/** Words that cannot be the name of a variable. */
export const reservedWords: ReadonlySet<string> = new Set([
  'in',
  'is',
  'if',
  'let',
  'return',
  'function',
  'match',
  'allow',
  'service',
  'rules_version',
  '$',
]);

/** The types that `is` accepts, in the order of Google's message. */
export const testableTypes: readonly string[] = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'vector',
  'set',
  'number',
  'map',
  'string',
  'timestamp',
  'path',
  'map_diff',
];
