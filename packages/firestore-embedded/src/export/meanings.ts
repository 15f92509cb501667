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
