import { expect, test } from 'vitest';
import { addDays, type RateDate } from '../days/rate-date.ts';
import { workingDaysBefore } from '../days/working-day.ts';
import {
  type BankRecord,
  decodeBankRecords,
  encodeBankRecords,
} from '../documents/bank-records-document.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { bankRecords, firstRecordedDay, recordedDays } from './bank-records.ts';

const today = day('2026-11-24');
const days = workingDaysBefore(today, recordedDays);
const none = { published: [], readings: [], heldBack: [] };
const ofBiat = (date: typeof today) => ({ bankId: 'BIAT', date }) as const;

test('A day counts once even if stored twice; today, weekends and older days do not count', () => {
  const published = [
    ...days.slice(0, 20),
    ...days.slice(0, 3),
    today,
    day('2026-11-22'),
    addDays(firstRecordedDay(today), -1),
  ].map(ofBiat);
  expect(bankRecords({ ...none, published }, today)).toEqual({
    asOf: today,
    records: [{ bankId: 'BIAT', workingDays: 30, publishedDays: 20, heldBack: 0 }],
  });
});

test('The usual hour is the median of the first reading of each day, in Tunisian time', () => {
  const at = (index: number, time: string) => {
    const date = days[index] ?? today;
    return { ...ofBiat(date), at: new Date(`${date}T${time}Z`) };
  };
  const readings = [
    at(0, '08:30:00'),
    at(0, '14:00:00'),
    at(1, '09:00:00'),
    at(2, '09:30:00'),
    at(3, '10:00:00'),
    at(4, '13:00:00'),
  ];
  const published = days.slice(0, 5).map(ofBiat);
  const [record] = bankRecords({ ...none, published, readings }, today).records;
  expect(record?.usualMinute).toBe(10 * 60 + 30);
  const imported = { ...ofBiat(days[5] ?? today), at: new Date('2026-11-23T05:00:00Z') };
  const four = [...readings.slice(0, 5), imported];
  expect(bankRecords({ ...none, published, readings: four }, today).records[0]).not.toHaveProperty(
    'usualMinute',
  );
});

test('Coverage is how the latest rates came, since the last change or what the night before knew', () => {
  const on = (index: number, how: 'read' | 'entered') => ({ ...ofBiat(days[index] ?? today), how });
  const published = days.slice(0, 5).map(ofBiat);
  const coverage = (covered: ReturnType<typeof on>[], before: BankRecord[] = []) =>
    bankRecords({ ...none, published, covered, before }, today).records[0]?.coverage;
  expect(coverage([])).toBeUndefined();
  const entered = [on(2, 'entered'), on(1, 'entered'), on(0, 'entered')];
  expect(coverage(entered)).toEqual({ how: 'entered', since: days[2] });
  expect(coverage([...entered, on(0, 'read')])).toEqual({ how: 'read', since: days[0] });
  const known = (since: RateDate | undefined, how: 'read' | 'entered'): BankRecord[] => [
    {
      bankId: 'BIAT',
      workingDays: 30,
      publishedDays: 5,
      heldBack: 0,
      coverage: { how, since: since ?? today },
    },
  ];
  const longAgo = day('2026-03-02');
  expect(coverage(entered, known(longAgo, 'entered'))).toEqual({ how: 'entered', since: longAgo });
  expect(coverage(entered, known(longAgo, 'read'))).toEqual({ how: 'entered', since: days[2] });
  const changed = [on(3, 'read'), ...entered];
  expect(coverage(changed, known(longAgo, 'entered'))).toEqual({ how: 'entered', since: days[2] });
});

test('A bank whose rows were all held back has a record, a bank without rows has none', () => {
  const heldBack = [days[0], days[0], days[1]].map((date) => ofBiat(date ?? today));
  expect(bankRecords({ ...none, heldBack }, today).records).toEqual([
    { bankId: 'BIAT', workingDays: 30, publishedDays: 0, heldBack: 3 },
  ]);
});

test('Records decode to the encoded value; a minute beyond the day is rejected', () => {
  const records = {
    asOf: today,
    records: [
      { bankId: 'BIAT', workingDays: 30, publishedDays: 20, heldBack: 1, usualMinute: 630 },
    ],
  } as const;
  const path = 'system/bank-records';
  expect(decodeBankRecords(path, encodeBankRecords(records))).toEqual({ ok: true, value: records });
  const [first] = records.records;
  const late = { ...records, records: [{ ...first, usualMinute: 1440 }] };
  expect(decodeBankRecords(path, late).ok).toBe(false);
});
