import { defineString } from 'firebase-functions/params';

const parameter = defineString('STAFF_EMAIL', {
  default: '',
  description:
    'The recipient of each valid contact message; empty for nobody, and then no mail is ever sent.',
});

/** Known when functions are deployed: whether nobody gets mail. */
export const isStaffEmailUnset = parameter.equals('');

/** The address that contact messages are announced to; undefined when none is configured. */
export function staffEmail(): string | undefined {
  const address = parameter.value().trim();
  return address === '' ? undefined : address;
}
