import type { ProtoJson } from '../../src/engine/backend.ts';
import type { StoredDocument } from '../../src/model/document.ts';
import { contentsOf } from './contents.ts';
import { database, documentNames, owner, root } from './names.ts';
import type { ListenedTarget } from './simulated-listener.ts';

const inC = { from: [{ collectionId: 'c' }] };
const byN = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }];
const isOne = {
  fieldFilter: { field: { fieldPath: 'k' }, op: 'EQUAL', value: { integerValue: '1' } },
};

/** The targets of listeners: a collection, a filter, a limit, a group, single documents. */
export const listenedTargets: readonly ListenedTarget[] = [
  queryTarget(inC),
  queryTarget({ ...inC, where: isOne }),
  queryTarget({ ...inC, orderBy: byN, limit: 2 }),
  queryTarget({ from: [{ collectionId: 'c', allDescendants: true }] }),
  documentsTarget(documentNames.slice(1, 5)),
];

function queryTarget(structuredQuery: ProtoJson): ListenedTarget {
  const query = { parent: root, structuredQuery };
  return {
    target: { query },
    fresh: async (backend) => foundIn(await backend.serverStream('RunQuery', query, owner)),
  };
}

function documentsTarget(documents: readonly string[]): ListenedTarget {
  return {
    target: { documents: { documents } },
    async fresh(backend) {
      const answers = await backend.serverStream(
        'BatchGetDocuments',
        { database, documents },
        owner,
      );
      return contentsOf(
        answers.flatMap(({ found }): StoredDocument[] => (found ? [Object(found)] : [])),
      );
    },
  };
}

/** Returns the contents of a query's answer. */
export function foundIn(answers: readonly ProtoJson[]): Map<string, string> {
  return contentsOf(
    answers.flatMap(({ document }): StoredDocument[] => (document ? [Object(document)] : [])),
  );
}
