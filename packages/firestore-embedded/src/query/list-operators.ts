/** The operators whose operand is a list of values, and the maximum number of values of each. */
export const listOperators: { readonly [operator: string]: number } = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
};
