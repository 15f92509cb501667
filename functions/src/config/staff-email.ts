import { defineString } from 'firebase-functions/params';

const parameter = defineString('STAFF_EMAIL', {
  default: '',
  description:
    'The recipient of each valid contact message; empty for nobody, and then no mail is ever sent.',
});

const hourParameter = defineString('MORNING_MAIL_HOUR', {
  default: '',
  description:
    "The hour in Tunis at which the morning's list is sent to STAFF_EMAIL; empty for never.",
});

/** Returns the hour from which the morning's list is sent; undefined when none is configured. */
export function morningMailHour(): number | undefined {
  const hour = hourParameter.value().trim();
  return hour === '' ? undefined : Number(hour);
}

/** An expression, evaluated at deployment, that is true when nobody receives mail. */
export const isStaffEmailUnset = parameter.equals('');

/** Returns the address that is notified of contact messages; undefined when none is configured. */
export function staffEmail(): string | undefined {
  const address = parameter.value().trim();
  return address === '' ? undefined : address;
}
