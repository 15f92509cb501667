import type { Attack } from './attack.ts';
import { addressAttacks } from './tables/addresses.ts';
import { contactPostAttacks } from './tables/contact-posts.ts';
import { functionAttacks } from './tables/functions.ts';
import { redirectAttacks } from './tables/redirects.ts';

/** Every attack on a stack of this project. */
export function allAttacks(projectId: string): Attack[] {
  return [
    ...addressAttacks(),
    ...redirectAttacks(),
    ...contactPostAttacks(),
    ...functionAttacks(projectId),
  ];
}
