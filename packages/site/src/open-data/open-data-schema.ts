import { bankTable } from '@dinar/domain/banks/bank-table';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { openDataFields } from './open-data-fields.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** The banks and currencies that an address may contain. */
export const bankSchema = { enum: bankTable.map(({ slug }) => slug) };
export const currencySchema = { enum: foreignCurrencies };
export const daySchema = { type: 'string', format: 'date' };

/** The JSON Schema of a file of rates; https://json-schema.org/draft/2020-12. */
export function openDataSchema(): object {
  return { $schema: dialect, title: 'Cours du dinar tunisien', ...fileSchema };
}

const address = { type: 'string', format: 'uri' };

const subjectSchema = {
  oneOf: [
    exactly({ kind: { const: 'latest' } }),
    exactly({ kind: { const: 'day' }, day: daySchema }),
    exactly({ kind: { const: 'bank' }, bank: bankSchema, currency: currencySchema }),
  ],
};

const rateSchema = exactly(
  Object.fromEntries(
    openDataFields.map(({ name, says, schema }) => [name, { description: says, ...schema }]),
  ),
);

const fileSchema = exactly({
  version: { const: 1 },
  self: address,
  documentation: address,
  schema: address,
  license: address,
  subject: subjectSchema,
  base: { const: 'TND' },
  unit: { const: 1 },
  rates: { type: 'array', minItems: 1, items: rateSchema },
});

/** The JSON Schema of an error response; https://www.rfc-editor.org/rfc/rfc9457. */
export const problemSchema = exactly({
  type: { const: 'about:blank' },
  title: { type: 'string', minLength: 1 },
  status: { type: 'integer', minimum: 400, maximum: 599 },
  detail: { type: 'string', minLength: 1 },
  documentation: address,
});

/** The schema of a file, for use inside another document. */
export const openDataFileSchema = fileSchema;

function exactly(properties: Readonly<Record<string, unknown>>) {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false };
}
