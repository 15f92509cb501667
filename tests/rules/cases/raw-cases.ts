import { idForms, openCollections } from '../id-forms.ts';
import type { RulesCase } from '../rules-case.ts';
import { longestLists } from '../site-lists.ts';
import { storedMessage } from '../stored-paths.ts';
import { databaseName, type Visitor } from '../visitor.ts';

function asking(title: string, allowed: boolean, path: string, body?: object): RulesCase {
  return { title, allowed, ask: ({ rest }: Visitor) => rest(path, body) };
}

function documentName(path: string): string {
  return `${databaseName}/documents/${path}`;
}

/** Requests that the SDK of a page cannot send. */
export const rawCases: readonly RulesCase[] = [
  ...openCollections.flatMap((name) => {
    const from = [{ collectionId: name }];
    const most = longestLists[name];
    const structuredQuery = { from, limit: most };
    const aggregations = [{ alias: 'n', count: {} }];
    const aggregated = { structuredAggregationQuery: { structuredQuery, aggregations } };
    return [
      asking(`${name} from its start`, true, ':runQuery', {
        structuredQuery: { ...structuredQuery, offset: 0 },
      }),
      asking(`${name} from far behind`, false, ':runQuery', {
        structuredQuery: { ...structuredQuery, offset: 1 },
      }),
      asking(`as many of ${name} counted as listed`, true, ':runAggregationQuery', aggregated),
      asking(`a page of 300 of ${name}`, false, `/${name}?pageSize=300`),
    ];
  }),
  asking('the names of all collections', false, ':listCollectionIds', {}),
  asking('the collections below the health record', false, '/system/health:listCollectionIds', {}),
  asking('every document at any depth', false, ':runQuery', {
    structuredQuery: { from: [{ allDescendants: true }], limit: 1 },
  }),
  asking('open documents together', true, ':batchGet', {
    documents: openCollections.map((name) => documentName(`${name}/${idForms[name].known[0]}`)),
  }),
  asking('an open document together with a message', false, ':batchGet', {
    documents: ['coins/bitcoin', storedMessage].map(documentName),
  }),
  asking('a write of nothing in the name of a message', false, ':commit', {
    writes: [
      { update: { name: documentName('contact-messages/anEmptyMessage000000'), fields: {} } },
    ],
  }),
];
