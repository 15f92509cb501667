import { defineInt } from 'firebase-functions/params';

/** The number of instances that stay ready to render pages without any visitor. */
export const pagesMinInstances = defineInt('PAGES_MIN_INSTANCES', {
  default: 0,
  description: 'Instances that render pages even when nobody visits; each is billed all month.',
});
