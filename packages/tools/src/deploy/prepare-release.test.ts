import { expect, test } from 'vitest';
import { releaseOrder } from './prepare-release.ts';

const wanted = ['renderPage', 'receiveContact'];
const all = ['functions', 'firestore', 'hosting'];

test('New files are published before the functions whose pages name them', () => {
  expect(releaseOrder(all, { wanted, running: [...wanted, 'onOld'] })).toEqual([
    ['firestore', 'hosting'],
    ['functions'],
  ]);
});

test.each([
  [all, [], [all]],
  [all, ['renderPage'], [all]],
  [['hosting'], wanted, [['hosting']]],
  [['functions', 'firestore'], wanted, [['functions', 'firestore']]],
])('Releases %j in one run when %j are running', (parts, running, order) => {
  expect(releaseOrder(parts, { wanted, running })).toEqual(order);
});
