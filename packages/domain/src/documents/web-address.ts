import * as v from 'valibot';

/** An http or https address; any other scheme could run script from a link. */
export const webAddressField = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//i, 'Expected an http or https address'),
);
