import { expect, test } from 'vitest';
import { weighEarlierMessages } from './contact-evidence.ts';

const sent = (minutesAgo: number, message = 'Bonjour, une question') => ({
  sentAt: new Date(Date.parse('2026-11-20T12:00:00Z') - minutesAgo * 60_000),
  subject: 'Taux',
  message,
});

test('The last hour counts messages of one address, the last day finds its repetitions', () => {
  expect(weighEarlierMessages(sent(0), [sent(1, 'autre'), sent(59, 'encore'), sent(61)])).toEqual({
    fromAddress: 2,
    fromAddressToday: 3,
    isRepeated: true,
  });
  expect(weighEarlierMessages(sent(0), [sent(24 * 60 + 1)])).toEqual({
    fromAddress: 0,
    fromAddressToday: 0,
    isRepeated: false,
  });
});

test('The same words with other case and spaces are the same message', () => {
  const { isRepeated } = weighEarlierMessages(sent(0), [
    sent(5, ' BONJ\u200bOUR,\n une  question '),
  ]);
  expect(isRepeated).toBe(true);
});

test('A message sent exactly one hour or one day earlier still counts', () => {
  expect(weighEarlierMessages(sent(0), [sent(60, 'autre')]).fromAddress).toBe(1);
  expect(weighEarlierMessages(sent(0), [sent(24 * 60)]).isRepeated).toBe(true);
});

test('Another subject or message is not a repetition, nor are words without spaces', () => {
  const others = [
    { ...sent(5), subject: 'Frais' },
    sent(5, 'Bonjour, une réponse'),
    sent(5, 'Bonjour,une question'),
    { ...sent(5), subject: undefined },
  ];
  expect(weighEarlierMessages(sent(0), others).isRepeated).toBe(false);
});
