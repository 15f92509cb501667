import { describe, expect, it } from 'vitest';
import { parseDatabaseName, parseDocumentName, parseParentName } from './resource-name.ts';

const root = 'projects/demo/databases/(default)/documents';

describe('resource names', () => {
  it('are split into database and ids', () => {
    expect(parseDocumentName(`${root}/rates/eur`)).toEqual({
      database: 'projects/demo/databases/(default)',
      ids: ['rates', 'eur'],
    });
    expect(parseParentName(root).ids).toEqual([]);
  });

  it.each([
    root,
    `${root}/rates`,
    `${root}/rates/`,
    `${root}/rates/.`,
    `${root}/rates/..`,
    `${root}/rates/__all__`,
    `${root}/rates/${'é'.repeat(751)}`,
    'rates/eur',
  ])('are refused for a document: %s', (name) => {
    expect(() => parseDocumentName(name)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
  });

  it('are refused for a parent that is a collection, and for an invalid database', () => {
    expect(() => parseParentName(`${root}/rates`)).toThrow('is not a document');
    expect(() => parseDatabaseName(root)).toThrow('Invalid database name');
  });
});
