import type { Attack } from './attack.ts';
import { addressAttacks } from './attacks/addresses.ts';
import { contactPostAttacks } from './attacks/contact-posts.ts';
import { functionAttacks } from './attacks/functions.ts';
import { redirectAttacks } from './attacks/redirects.ts';

/** Every attack on a stack of this project. */
export function allAttacks(projectId: string): Attack[] {
  return [
    ...addressAttacks(),
    ...redirectAttacks(),
    ...contactPostAttacks(),
    ...functionAttacks(projectId),
  ];
}
