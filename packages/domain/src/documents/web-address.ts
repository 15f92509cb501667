import * as v from 'valibot';

/** An http or https address. Any other scheme is rejected, because a link with it could run script. */
export const webAddressField = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//i, 'Expected an http or https address'),
);
