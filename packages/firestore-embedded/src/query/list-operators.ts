/** The operators whose operand is a list of values, and how many values each may have. */
export const listOperators: { readonly [operator: string]: number } = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
};
