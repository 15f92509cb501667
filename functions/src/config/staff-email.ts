import { defineString } from 'firebase-functions/params';

const parameter = defineString('STAFF_EMAIL', {
  default: '',
  description:
    'Who is told of each valid contact message, through the send-email extension; empty for nobody.',
});

/** The address that contact messages are announced to; undefined when none is configured. */
export function staffEmail(): string | undefined {
  const address = parameter.value().trim();
  return address === '' ? undefined : address;
}
