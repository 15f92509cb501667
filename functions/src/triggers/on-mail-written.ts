import { collection } from '@dinar/domain/documents/collections';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { database } from '../config/database.ts';
import { contactEmail } from '../config/job-settings.ts';
import { isStaffEmailUnset } from '../config/staff-email.ts';
import { triggerOptions } from '../config/trigger-options.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { smtpSender } from '../mail/smtp-sender.ts';
import { changedPath } from './changed-path.ts';
import { giveUpWhenOld, recordGivenUp } from './give-up-when-old.ts';

const functionName = 'onMailWritten';

/**
 * Sends the mail to staff. It is not deployed without a recipient. The secret is not a parameter, because
 * firebase-tools would require a declared one even then.
 */
export const onMailWritten = onDocumentWritten(
  {
    ...triggerOptions,
    document: `${collection.mail}/{id}`,
    omit: isStaffEmailUnset,
    secrets: ['SMTP_URL'],
    maxInstances: 1,
  },
  (event) =>
    giveUpWhenOld(functionName, event, async () => {
      const state: unknown = event.data?.after.get('delivery.state');
      // The other states are this function's own records.
      if (!event.data?.after.exists || (state !== undefined && state !== 'RETRY')) return;
      const outcome = await deliverMail(database().doc(changedPath(event.data)), {
        send: smtpSender(process.env.SMTP_URL ?? ''),
        from: contactEmail(),
        now: () => new Date(),
      });
      if (outcome.kind !== 'given-up') return;
      const detail = `Un courriel à l’équipe n’est pas parti. ${outcome.reason}`;
      await recordGivenUp(event, { functionName, reason: 'undeliverable', detail });
    }),
);
