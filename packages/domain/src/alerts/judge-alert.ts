import type { RateDate } from '../days/rate-date.ts';
import { tunisHour } from '../days/tunis-time.ts';
import type { PushDevice } from './alert-documents.ts';
import { alertLimits, hasMovedBack, isReached, type RateAlert } from './rate-alert.ts';

/** What becomes of an alert at a rate: `wait` means a message that is due, but on a later day. */
export type AlertVerdict = 'fire' | 'wait' | 'rearm' | 'nothing';

export interface AlertMoment {
  /** Undefined if the figure may not be judged now. */
  readonly rate: number | undefined;
  readonly today: RateDate;
  /** The messages that the device has received today. */
  readonly sentToday: number;
}

/** Judges an alert. It fires once each time that the rate crosses its target, and at most once a day. */
export function judgeAlert(
  alert: RateAlert,
  { rate, today, sentToday }: AlertMoment,
): AlertVerdict {
  if (rate === undefined || alert.state === 'paused') return 'nothing';
  if (alert.state === 'fired') return hasMovedBack(alert, rate) ? 'rearm' : 'nothing';
  if (!isReached(alert, rate)) return 'nothing';
  const isResting = alert.firedOn === today || sentToday >= alertLimits.messagesADay;
  return isResting ? 'wait' : 'fire';
}

/** The messages that a device has received on a day. */
export function sentOnDay(
  { sentOn, sentCount }: Pick<PushDevice, 'sentOn' | 'sentCount'>,
  day: RateDate,
): number {
  return sentOn === day ? sentCount : 0;
}

/** Whether messages may be sent now: never at night in Tunis. */
export function isSendingHour(now: Date): boolean {
  const hour = tunisHour(now);
  return hour >= alertLimits.firstHour && hour < alertLimits.endHour;
}
