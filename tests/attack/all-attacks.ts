import type { Attack } from './attack.ts';
import { addressAttacks } from './attacks/addresses.ts';
import { contactFieldAttacks } from './attacks/contact-fields.ts';
import { contactPostAttacks } from './attacks/contact-posts.ts';
import { framingAttacks } from './attacks/framing.ts';
import { functionAttacks } from './attacks/functions.ts';
import { malformedAttacks } from './attacks/malformed.ts';
import { pathAttacks } from './attacks/paths.ts';
import { readAttacks } from './attacks/reads.ts';
import { redirectAttacks } from './attacks/redirects.ts';
import { tokenAttacks } from './attacks/tokens.ts';
import { writeAttacks } from './attacks/writes.ts';

/** Every attack on a stack of this project. */
export function allAttacks(projectId: string): Attack[] {
  return [
    ...readAttacks(projectId),
    ...writeAttacks(projectId),
    ...contactFieldAttacks(projectId),
    ...contactPostAttacks(),
    ...pathAttacks(projectId),
    ...tokenAttacks(projectId),
    ...malformedAttacks(projectId),
    ...framingAttacks(),
    ...addressAttacks(),
    ...redirectAttacks(),
    ...functionAttacks(projectId),
  ];
}
