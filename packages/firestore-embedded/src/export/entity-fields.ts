/**
 * The field numbers of the records in an export: Datastore's `EntityProto` and what it is made
 * of, as Google's emulator and `gcloud firestore export` write them.
 */
export const entityFields = { key: 13, property: 14, rawProperty: 15, entityGroup: 16 } as const;

export const referenceFields = { app: 13, path: 14, database: 23 } as const;

/** Of a path: groups, each an id of a collection and that of a document, as number or as text. */
export const pathFields = { element: 1, type: 2, id: 3, name: 4 } as const;

export const propertyFields = { meaning: 1, name: 3, multiple: 4, value: 5 } as const;

/** Of a property's value; the point and the reference are groups with fields of their own. */
export const valueFields = {
  int64: 1,
  boolean: 2,
  string: 3,
  double: 4,
  point: { group: 5, x: 6, y: 7 },
  reference: {
    group: 12,
    app: 13,
    element: { group: 14, type: 15, id: 16, name: 17 },
    database: 23,
  },
} as const;

/** The meaning of a property's value beyond its own type. */
export const meanings = {
  timestamp: 7,
  point: 9,
  bytes: 14,
  text: 15,
  map: 19,
  emptyList: 24,
  vector: 31,
} as const;

/** The prefix of a project's id: `dev~` in an emulator's exports, a letter in production's. */
export const appPrefix = /^[a-z]+~/;
