import { expect, test } from 'vitest';
import { claimMs, nextStep } from './delivery.ts';

const now = new Date('2026-11-23T12:00:00Z');
const notice = {
  to: ['staff@example.tn'],
  replyTo: 'amel@example.tn',
  message: { subject: 'Contact', text: 'Bonjour' },
};
const claimed = (agoMs: number) => ({
  ...notice,
  delivery: { state: 'PROCESSING', attempts: 1, claimedAt: new Date(now.getTime() - agoMs) },
});

test('A new mail is sent, a failed one is sent again, and staff can request a retry', () => {
  expect(nextStep(notice, now)).toEqual({ kind: 'send', attempt: 1, notice });
  const delivery = { state: 'PENDING', attempts: 3, error: 'busy' };
  expect(nextStep({ ...notice, delivery }, now)).toMatchObject({ kind: 'send', attempt: 4 });
  const asked = { ...notice, delivery: { state: 'RETRY', attempts: 24 } };
  expect(nextStep(asked, now)).toMatchObject({ kind: 'send', attempt: 1 });
});

test('Every address that the form accepts can be written to', () => {
  for (const replyTo of ["o'brien@example.tn", 'amel@موقع.تونس']) {
    expect(nextStep({ ...notice, replyTo }, now)).toMatchObject({ kind: 'send' });
  }
});

test.each(['SUCCESS', 'ERROR'])('A mail whose state is %s is not sent', (state) => {
  expect(nextStep({ ...notice, delivery: { state } }, now)).toEqual({ kind: 'nothing' });
});

test('A delivery waits while a mail is claimed, and gives it up when the claim has expired', () => {
  expect(nextStep(claimed(claimMs - 1), now)).toEqual({ kind: 'wait' });
  expect(nextStep(claimed(claimMs), now)).toEqual({
    kind: 'give-up',
    reason: expect.stringContaining('on ne sait pas'),
  });
});

test.each([
  [{ ...notice, to: ['staff'] }, 'to.0'],
  [{ ...notice, to: [] }, 'to'],
  [{ ...notice, replyTo: 'a@b.tn, c@d.tn' }, 'replyTo'],
  [{ ...notice, message: { subject: 'x' } }, 'message.text'],
])('A notice such as %j is given up, and the reason names the field', (data, field) => {
  expect(nextStep(data, now)).toEqual({ kind: 'give-up', reason: expect.stringContaining(field) });
});
