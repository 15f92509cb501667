import { defineString } from 'firebase-functions/params';

const parameter = defineString('STAFF_EMAIL', {
  default: '',
  description:
    'The recipient of each valid contact message; empty for nobody, and then no mail is ever sent.',
});

/** An expression, evaluated at deployment, that is true when nobody receives mail. */
export const isStaffEmailUnset = parameter.equals('');

/** Returns the address that is notified of contact messages; undefined when none is configured. */
export function staffEmail(): string | undefined {
  const address = parameter.value().trim();
  return address === '' ? undefined : address;
}
