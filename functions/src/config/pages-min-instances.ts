import { defineInt } from 'firebase-functions/params';

/** How many instances render pages even when nobody visits. */
export const pagesMinInstances = defineInt('PAGES_MIN_INSTANCES', {
  default: 0,
  description: 'Instances that render pages even when nobody visits; each is billed all month.',
});
