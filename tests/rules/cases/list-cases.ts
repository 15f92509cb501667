import { collection as names } from '@dinar/domain/documents/collections';
import {
  collection,
  collectionGroup,
  documentId,
  getCountFromServer,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import { idForms, openCollections } from '../id-forms.ts';
import type { RulesCase } from '../rules-case.ts';
import { longestLists, siteLists } from '../site-lists.ts';
import { openSystemPaths, storedPaths } from '../stored-paths.ts';

function listing(path: string, ...constraints: readonly QueryConstraint[]): RulesCase['ask'] {
  return ({ db }) => getDocs(query(collection(db, path), ...constraints));
}

/** Lists of an open collection: at most as long as the site's are allowed, longer ones refused. */
const openLists: readonly RulesCase[] = openCollections.flatMap((name) => {
  const most = longestLists[name];
  const [known = ''] = idForms[name].known;
  const refused = {
    [`of ${most + 1}`]: listing(name, limit(most + 1)),
    'without an end': listing(name),
    'of one id, without an end': listing(name, where(documentId(), '==', known)),
    'counted whole': ({ db }) => getCountFromServer(collection(db, name)),
    'of a subcollection': listing(`${name}/${known}/deeper`, limit(1)),
  } satisfies Readonly<Record<string, RulesCase['ask']>>;
  return [
    { title: `a list of ${name} of ${most}`, allowed: true, ask: listing(name, limit(most)) },
    ...Object.entries(refused).map(([kind, ask]) => ({
      title: `a list of ${name} ${kind}`,
      allowed: false,
      ask,
    })),
  ];
});

const openNames: readonly string[] = openCollections;
const parents = [...new Set(storedPaths.map((path) => path.slice(0, path.lastIndexOf('/'))))];

/** Lists of a single document in each closed collection. */
const closedLists: readonly RulesCase[] = parents
  .filter((parent) => !openNames.includes(parent))
  .map((parent) => ({
    title: `a list of ${parent}`,
    allowed: false,
    ask: listing(parent, limit(1)),
  }));

/** A list that can only find one of the open records is refused as a list. */
const recordLists: readonly RulesCase[] = openSystemPaths.map((path) => {
  const [parent = '', id] = path.split('/');
  const ask = listing(parent, where(documentId(), '==', id), limit(1));
  return { title: `a list of ${path} by its id`, allowed: false, ask };
});

/** Queries of all collections of one name at any depth, which the site does not use. */
const groups: readonly RulesCase[] = [
  ...Object.values(names),
  ...['pages', 'events', 'sources', 'deeper', 'a-collection-nobody-declared'],
].map((name) => ({
  title: `a list of every ${name}`,
  allowed: false,
  ask: ({ db }) => getDocs(query(collectionGroup(db, name), limit(1))),
}));

/** Every list, by its length and its place. */
export const listCases: readonly RulesCase[] = [
  ...(siteLists.map((list) => ({
    title: `the site's own list: ${list.title}`,
    allowed: true,
    ask: ({ db }) => getDocs(list.query(db)),
  })) satisfies RulesCase[]),
  ...openLists,
  ...closedLists,
  ...recordLists,
  ...groups,
];
