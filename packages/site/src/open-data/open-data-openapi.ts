import type { SiteIdentity } from '../pages/site-identity.ts';
import { openDataPage } from '../routes/open-data-page.ts';
import { openDataFormats, openDataRoot } from '../routes/open-data-paths.ts';
import {
  bankSchema,
  currencySchema,
  daySchema,
  openDataFileSchema,
  problemSchema,
} from './open-data-schema.ts';

interface Description {
  readonly path: string;
  readonly summary: string;
  readonly parameters: Readonly<Record<string, object>>;
}

const files: readonly Description[] = [
  {
    path: '/latest',
    summary: 'Les derniers cours qui peuvent être montrés aujourd’hui',
    parameters: {},
  },
  {
    path: '/days/{day}',
    summary: 'Ce que la Banque Centrale et les banques ont publié un jour',
    parameters: { day: daySchema },
  },
  {
    path: '/banks/{bank}/{currency}',
    summary: 'Les derniers jours d’une banque pour une devise',
    parameters: { bank: bankSchema, currency: currencySchema },
  },
];

const refusals: Readonly<Record<string, string>> = {
  400: 'L’adresse ne peut pas être lue',
  404: 'Rien n’est publié à cette adresse',
  405: 'Autre méthode que GET, HEAD et OPTIONS',
  409: 'Données de démonstration : elles ne sont pas servies',
  503: 'Les cours ne peuvent pas être lus pour le moment',
};

/** The OpenAPI description of the open data; https://spec.openapis.org/oas/v3.1.1. */
export function openDataOpenApi(site: SiteIdentity): object {
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name}, données ouvertes`,
      version: '1.0.0',
      description: `Les cours du dinar tunisien avec leur source et leur jour : ${site.url}${openDataPage}`,
      license: { name: 'Conditions de reprise', url: `${site.url}${openDataPage}#conditions` },
    },
    servers: [{ url: `${site.url}${openDataRoot}` }],
    paths: Object.fromEntries(
      files.flatMap((file) =>
        openDataFormats.map((format) => [`${file.path}.${format}`, operation(file, format)]),
      ),
    ),
    components: { schemas: { File: openDataFileSchema, Problem: problemSchema } },
  };
}

function operation({ summary, parameters }: Description, format: 'json' | 'csv') {
  return {
    get: {
      summary,
      parameters: Object.entries(parameters).map(([name, schema]) => ({
        name,
        in: 'path',
        required: true,
        schema,
      })),
      responses: {
        200: { description: 'Les nombres', content: contentOf(format) },
        304: { description: 'Rien de nouveau depuis l’ETag donné' },
        ...Object.fromEntries(
          Object.entries(refusals).map(([status, description]) => [
            status,
            {
              description,
              content: { 'application/problem+json': { schema: reference('Problem') } },
            },
          ]),
        ),
      },
    },
  };
}

function contentOf(format: 'json' | 'csv') {
  return format === 'json'
    ? { 'application/json': { schema: reference('File') } }
    : { 'text/csv': { schema: { type: 'string' } } };
}

function reference(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}
