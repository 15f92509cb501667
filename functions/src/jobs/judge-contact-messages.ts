import { logMessage } from '../log/log-messages.ts';
import { judgeForgottenMessages } from '../store/contact/judge-forgotten-messages.ts';
import type { Job } from './job.ts';

/** Judges the contact messages whose event was lost or given up, normally none. */
export const judgeContactMessages: Job = async ({ db, now, log, settings }) => {
  const { staffEmail } = settings;
  const { judged, late } = await judgeForgottenMessages(db, { now: now(), staffEmail });
  if (late > 0) log.warn(logMessage.lateMessages, { late });
  return { rows: judged };
};
