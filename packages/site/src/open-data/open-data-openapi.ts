import type { SiteIdentity } from '../pages/site-identity.ts';
import { openDataPage } from '../routes/open-data-page.ts';
import {
  type OpenDataFormat,
  type OpenDataKind,
  openDataFiles,
  openDataKinds,
  openDataRoot,
} from '../routes/open-data-paths.ts';
import { openDataTexts } from '../texts/open-data/open-data-texts.ts';
import { openDataText } from './open-data-file.ts';
import { openDataSchemas, pathSchemas, problemSchema, valuesIn } from './open-data-schema.ts';
import { openDataTable } from './open-data-tables.ts';
import { exampleValues, recordedExamples } from './recorded-examples.ts';

interface Refusal {
  readonly says: string;
  readonly english: string;
}

const refusals: Readonly<Record<string, Refusal>> = {
  400: { says: 'L’adresse ne peut pas être lue', english: 'The address cannot be read' },
  404: {
    says: 'Rien n’est publié à cette adresse',
    english: 'Nothing is published at this address',
  },
  405: {
    says: 'Autre méthode que GET, HEAD et OPTIONS',
    english: 'A method other than GET, HEAD and OPTIONS',
  },
  409: {
    says: 'Données de démonstration : elles ne sont pas servies',
    english: 'Demonstration data, which are not served',
  },
  503: {
    says: 'Les cours ne peuvent pas être lus pour le moment',
    english: 'The rates cannot be read at the moment',
  },
};

/** The OpenAPI description of the open data; https://spec.openapis.org/oas/v3.1.1. */
export function openDataOpenApi(site: SiteIdentity): object {
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name}, données ouvertes`,
      summary: 'The rates of the Tunisian dinar, each with its source and its day',
      version: '1.1.0',
      description: `Les cours du dinar tunisien avec leur source et leur jour : ${site.url}${openDataPage}`,
      license: { name: 'Conditions de reprise', url: `${site.url}${openDataPage}#conditions` },
    },
    servers: [{ url: `${site.url}${openDataRoot}` }],
    paths: Object.fromEntries(
      openDataKinds.flatMap((kind) => {
        const { path, formats } = openDataFiles[kind];
        return formats.map((format) => [`${path}.${format}`, operation(site, kind, format)]);
      }),
    ),
    components: { schemas: { ...openDataSchemas, Problem: problemSchema } },
  };
}

function operation(site: SiteIdentity, kind: OpenDataKind, format: OpenDataFormat) {
  const { fr, en } = openDataTexts;
  return {
    get: {
      operationId: `${kind}${format[0]?.toUpperCase()}${format.slice(1)}`,
      summary: en.files.kinds[kind],
      description: fr.files.kinds[kind],
      parameters: valuesIn(kind).map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: pathSchemas[name],
        example: exampleValues[name],
      })),
      responses: {
        200: { description: 'Les nombres · The numbers', content: contentOf(site, kind, format) },
        304: { description: 'Rien de nouveau depuis l’ETag donné · Nothing new since the ETag' },
        ...Object.fromEntries(
          Object.entries(refusals).map(([status, refusal]) => [
            status,
            {
              description: `${refusal.says} · ${refusal.english}`,
              content: { 'application/problem+json': { schema: reference('Problem') } },
            },
          ]),
        ),
      },
    },
  };
}

const types: Readonly<Record<OpenDataFormat, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  xml: 'application/atom+xml',
  ics: 'text/calendar',
};

function contentOf(site: SiteIdentity, kind: OpenDataKind, format: OpenDataFormat) {
  const table = openDataTable(kind);
  const schema =
    format === 'json' ? (table ? reference(table.schema) : { type: 'object' }) : { type: 'string' };
  const type = kind === 'feed' && format === 'json' ? 'application/feed+json' : types[format];
  const recorded = format === 'json' ? recordedExamples[kind] : undefined;
  const example =
    recorded &&
    JSON.parse(openDataText(site, { subject: recorded.subject, format }, recorded.rows));
  return { [type]: { schema, ...(example && { example }) } };
}

function reference(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}
