import { createHash } from 'node:crypto';
import { encodeRateAlert } from '@dinar/domain/alerts/alert-documents';
import { bankByCode } from '@dinar/domain/banks/bank';
import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { day as dayOf } from '@dinar/domain/testing/rate-arbitraries';
import { type Choices, choicesOf } from '@dinar/domain/testing/seeded-choices';
import { sendAlerts } from '@dinar/functions/jobs/alerts/send-alerts';
import type { VapidKeys } from '@dinar/functions/push/vapid-keys';
import { alertRef, deviceId, deviceRef } from '@dinar/functions/store/alerts/device-id';
import { commitGroups, type Write } from '@dinar/functions/store/documents/commit-groups';
import type { Firestore } from 'firebase-admin/firestore';
import { jobContext } from '../../integration/functions/job-context.ts';
import type { PushService, ReceivedPush } from '../../support/push-service.ts';
import {
  type Due,
  NaiveAlerts,
  naiveRate,
  type SimulatedAlert,
  type SimulatedAnswer,
  type SimulatedQuote,
  workingDayBefore,
} from './naive-alerts.ts';

export interface AlertWorld {
  readonly db: Firestore;
  readonly service: PushService;
  readonly keys: VapidKeys;
}

/** A fault that the simulation has to find: it changes the store after each run. */
export type PlantedFault = (world: AlertWorld) => Promise<void>;

export interface AlertHistory {
  readonly alerts: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

const banks = ['ATBK', 'BIAT', 'STBK', 'WKIB'] as const satisfies readonly CommercialBankCode[];
const hours = [5, 7, 9, 12, 15, 18, 21, 22];

/** Plays five days of random boards over random alerts, and compares every message with an oracle. */
export async function simulateAlerts(
  world: AlertWorld,
  options: { readonly seed: number; readonly devices: number; readonly plant?: PlantedFault },
): Promise<AlertHistory> {
  const { db, service } = world;
  const choices = choicesOf(options.seed);
  service.received.length = 0;
  service.faults.length = 0;
  const alerts = await storeDevices(world, choices, options.devices);
  const byTopic = new Map(alerts.map((alert) => [topicOf(alert.id), alert] as const));
  const oracle = new NaiveAlerts(alerts);
  const faults: string[] = [];
  const answers: Record<string, number> = {};
  let quotes: readonly SimulatedQuote[] = [];
  for (const day of Object.keys(workingDayBefore)) {
    for (const hour of hours) {
      quotes = nextQuotes(choices, quotes, day);
      await storeQuotes(db, quotes);
      const planned = new Map<string, SimulatedAnswer>();
      service.plan = (device) => {
        if (!planned.has(device)) planned.set(device, nextAnswer(choices));
        return planned.get(device) ?? 201;
      };
      const before = service.received.length;
      const due = oracle.expect(quotes, day, hour);
      await runAlerts(world, new Date(`${day}T${String(hour - 1).padStart(2, '0')}:00:00Z`));
      const received = service.received.slice(before);
      const at = `seed ${options.seed}, ${day} ${hour}:00`;
      faults.push(...judge(received, due, { at, day, quotes, byTopic }));
      for (const push of received) {
        const alert = byTopic.get(push.topic ?? '');
        if (alert) oracle.note(alert.id, push.device, push.status as SimulatedAnswer);
        answers[push.status] = (answers[push.status] ?? 0) + 1;
      }
      await options.plant?.(world);
      if (faults.length > 0) return { alerts: alerts.length, answers, faults };
    }
  }
  return { alerts: alerts.length, answers, faults: service.faults };
}

interface Judging {
  readonly at: string;
  readonly day: string;
  readonly quotes: readonly SimulatedQuote[];
  readonly byTopic: ReadonlyMap<string, SimulatedAlert>;
}

function judge(
  received: readonly ReceivedPush[],
  due: ReadonlyMap<string, Due>,
  { at, day, quotes, byTopic }: Judging,
): string[] {
  const faults: string[] = [];
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const push of received) {
    const alert = byTopic.get(push.topic ?? '');
    const own = due.get(push.device);
    const isDue = alert && own && [...own.alerts, ...own.refused].includes(alert.id);
    if (!alert || !isDue || seen.has(alert.id)) {
      faults.push(`${at}: ${push.device} received « ${push.payload.notification.title} » wrongly`);
      continue;
    }
    seen.add(alert.id);
    counts.set(push.device, (counts.get(push.device) ?? 0) + 1);
    const figure = naiveRate(quotes, alert, day);
    const title = `1 EUR = ${figure?.rate.toFixed(3).replace('.', ',')} TND`;
    const bank = figure && bankByCode(figure.bank as CommercialBankCode).displayName;
    const { notification } = push.payload;
    if (notification.title !== title || !notification.body?.startsWith(`${bank}, `)) {
      faults.push(
        `${at}: « ${notification.title}, ${notification.body} » instead of ${title}, ${bank}`,
      );
    }
  }
  for (const [device, { alerts, refused, left }] of due) {
    const status = received.find((push) => push.device === device)?.status;
    const countOf = (most: number) => {
      if (left <= 0) return 0;
      return status === 410 ? Math.min(1, most) : status === 201 ? Math.min(left, most) : most;
    };
    const found = counts.get(device) ?? 0;
    const [least, most] = [countOf(alerts.length), countOf(alerts.length + refused.length)];
    if (found < least || found > most) {
      faults.push(`${at}: ${device} received ${found} of ${least} messages`);
    }
  }
  return faults;
}

function nextAnswer(choices: Choices): SimulatedAnswer {
  if (choices.chance(0.8)) return 201;
  return choices.pick([410, 413, 429, 500, 'none'] as const);
}

/** Rates of three decimals near 3.4, and now and then a missing, stale, corrected or demonstration board. */
function nextQuotes(
  choices: Choices,
  before: readonly SimulatedQuote[],
  day: string,
): readonly SimulatedQuote[] {
  return banks.flatMap((bank, order) => {
    const known = before.find((quote) => quote.bank === bank);
    if (known && known.day === day && choices.chance(0.6)) return [known];
    if (choices.chance(0.08)) return [];
    const purchase = (3370 + choices.below(50)) / 1000;
    const sale = purchase + (10 + choices.below(40)) / 1000;
    const age = choices.pick(['today', 'today', 'today', 'before', 'stale'] as const);
    const dayOfBoard = { today: day, before: workingDayBefore[day] ?? day, stale: '2026-11-18' }[
      age
    ];
    return [
      {
        bank,
        order,
        purchase,
        sale: Number(sale.toFixed(3)),
        day: dayOfBoard,
        source: choices.chance(0.05) ? 'demo' : 'bank-page',
        isCorrected: choices.chance(0.05),
      },
    ];
  });
}

async function storeQuotes(db: Firestore, quotes: readonly SimulatedQuote[]): Promise<void> {
  const stored = quotes.map(({ bank, purchase, sale, day, source, isCorrected }) => ({
    bankId: bank,
    purchaseRate: purchase,
    saleRate: sale,
    date: day,
    source,
    ...(isCorrected && { correction: 'faute de frappe' }),
  }));
  await db.doc('rates-stats/EUR').set({ banks: stored });
}

async function storeDevices(
  { db, service, keys }: AlertWorld,
  choices: Choices,
  count: number,
): Promise<readonly SimulatedAlert[]> {
  const alerts: SimulatedAlert[] = [];
  const writes: Write[][] = [];
  const seenOn = dayOf('2026-11-23');
  for (let index = 0; index < count; index += 1) {
    const { id, name, device } = newDevice({ service, keys }, index, seenOn);
    writes.push([(batch) => batch.set(deviceRef(db, id), device)]);
    const slots = count > 1000 ? 1 : 1 + choices.below(5);
    for (let slot = 1; slot <= slots; slot += 1) {
      const bank = choices.chance(0.5) ? undefined : choices.pick(banks);
      const side = choices.pick(['purchase', 'sale'] as const);
      const target = (side === 'purchase' ? 3390 : 3400) + choices.below(30);
      alerts.push({
        id: `${id}_${slot}`,
        device: name,
        side,
        bank: bank ?? '',
        target: target / 1000,
      });
      const wish = { currency: 'EUR' as const, side, target: target / 1000, ...(bank && { bank }) };
      const fields = encodeRateAlert({ ...wish, device: id, state: 'armed' });
      writes.push([(batch) => batch.set(alertRef(db, id, slot), fields)]);
    }
  }
  await commitGroups(db, writes);
  return alerts;
}

/** Subscribes a device: its id, the push service's name of it, and the document that the site keeps. */
export function newDevice(
  { service, keys }: Pick<AlertWorld, 'service' | 'keys'>,
  index: number,
  seenOn: RateDate,
) {
  const { name, subscription } = service.subscribe(`device-${index}`);
  const vapidKey = keys.publicKey;
  const device = { ...subscription, vapidKey, digest: false, sentCount: 0, seenOn };
  return { id: deviceId(subscription.endpoint), name, device };
}

/** Runs the job that sends alerts, at an instant. */
export async function runAlerts({ db, service, keys }: AlertWorld, now: Date): Promise<void> {
  const context = jobContext(db, now);
  // A message that is late on a busy machine would be sent at the next hour.
  const patience = { standIn: service.origin, timeoutMs: 120_000 };
  const push = { keys: [keys], contact: 'mailto:c@site.example', ...patience } as const;
  await sendAlerts({ ...context, settings: { ...context.settings, push } });
}

function topicOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 32);
}
