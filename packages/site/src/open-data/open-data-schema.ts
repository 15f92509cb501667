import { prefixedLocales } from '../routes/locale-path.ts';
import { type OpenDataKind, openDataFiles } from '../routes/open-data-paths.ts';
import { bankSchema, currencySchema, daySchema, text, yearSchema } from './open-data-fields.ts';
import { type OpenDataTable, openDataTableList } from './open-data-tables.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** The schema of each value that a path may contain. */
export const pathSchemas: Readonly<Record<string, object>> = {
  day: daySchema,
  year: yearSchema,
  bank: bankSchema,
  currency: currencySchema,
};

const address = { type: 'string', format: 'uri' };

/** The schema of every table in JSON, by its name; `File` is that of every file of rates. */
export const openDataSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  openDataTableList.map((table) => [table.schema, fileSchema(table)]),
);

/** The JSON Schema of a file of rates, with those of the other tables in `$defs`; https://json-schema.org/draft/2020-12. */
export function openDataSchema(): object {
  const { File, ...others } = openDataSchemas;
  return { $schema: dialect, title: 'Cours du dinar tunisien', ...File, $defs: others };
}

function fileSchema({ rows, fields, isOfRates, isColumnar, kinds }: OpenDataTable): object {
  const properties = fields.map(({ name, says, english, schema }) => {
    const words = { title: english, description: says };
    return [name, isColumnar ? { ...words, ...listOf(schema) } : { ...words, ...schema }];
  });
  const row = exactly(Object.fromEntries(properties));
  return exactly({
    version: { const: 1 },
    self: address,
    documentation: address,
    schema: address,
    license: address,
    subject: { oneOf: kinds.map(subjectSchema) },
    ...(isOfRates && { base: { const: 'TND' }, unit: { const: 1 } }),
    [rows]: isColumnar ? row : listOf(row),
  });
}

function listOf(items: object): object {
  return { type: 'array', minItems: 1, items };
}

function subjectSchema(kind: OpenDataKind): object {
  const values = valuesIn(kind).map((name) => [name, pathSchemas[name]]);
  return exactly({ kind: { const: kind }, ...Object.fromEntries(values) });
}

/** The names of the values that the path of a kind of file contains. */
export function valuesIn(kind: OpenDataKind): string[] {
  return [...openDataFiles[kind].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

const words = { title: text, detail: text };

/** The JSON Schema of an error response; https://www.rfc-editor.org/rfc/rfc9457. */
export const problemSchema = exactly(
  {
    type: { const: 'about:blank' },
    ...words,
    status: { type: 'integer', minimum: 400, maximum: 599 },
    translations: exactly(
      Object.fromEntries(prefixedLocales.map((locale) => [locale, exactly(words)])),
    ),
    documentation: address,
  },
  { applies: exactly({ day: daySchema, self: address }) },
);

function exactly(
  required: Readonly<Record<string, unknown>>,
  optional: Readonly<Record<string, unknown>> = {},
) {
  return {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}
