import { expect, test } from 'vitest';
import { parseFieldPath } from '../model/field-path.ts';
import { missingIndexMessage } from './missing-index.ts';

const ascending = (path: string) => ({ path: parseFieldPath(path), mode: 'ASCENDING' as const });
const visits = { collectionId: 'visits', scope: 'COLLECTION' as const, descendingNames: false };

test('The link contains the index as the console expects it', () => {
  const link =
    'https://console.firebase.google.com/v1/r/project/demo/firestore/indexes?create_composite=' +
    'CkNwcm9qZWN0cy9kZW1vL2RhdGFiYXNlcy8oZGVmYXVsdCkvY29sbGVjdGlvbkdyb3Vwcy92aXNpdHMvaW5kZXhlcy9fEAEaCgoGdXNlcklkEAEaCAoEZGF0ZRABGgwKCF9fbmFtZV9fEAE';
  expect(
    missingIndexMessage('projects/demo/databases/(default)', {
      ...visits,
      fields: [ascending('userId'), ascending('date')],
    }),
  ).toBe(`The query requires an index. You can create it here: ${link}`);
});

test('An index of one field of a group is an exemption', () => {
  const link =
    'https://console.firebase.google.com/v1/r/project/demo/firestore/indexes?create_exemption=' +
    'Ckhwcm9qZWN0cy9kZW1vL2RhdGFiYXNlcy8oZGVmYXVsdCkvY29sbGVjdGlvbkdyb3Vwcy9tZW1iZXJzL2ZpZWxkcy91c2VySWQQAhoKCgZ1c2VySWQQAQ';
  expect(
    missingIndexMessage('projects/demo/databases/(default)', {
      ...visits,
      collectionId: 'members',
      scope: 'COLLECTION_GROUP',
      fields: [ascending('userId')],
    }),
  ).toBe(
    'The query requires a COLLECTION_GROUP_ASC index for collection members and field userId. ' +
      `You can create it here: ${link}`,
  );
});
