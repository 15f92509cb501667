import { expect, test } from 'vitest';
import { scoreOf } from './observatory.ts';

const whole = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
};

test('All headers are worth 150 points, none 30', () => {
  expect(scoreOf(whole)).toBe(150);
  // 100 − 25 (policy) − 20 (transport) − 5 (sniffing) − 20 (framing)
  expect(scoreOf({})).toBe(30);
});

test.each([
  ['content-security-policy', 55],
  ['strict-transport-security', 80],
  ['x-content-type-options', 145],
  ['referrer-policy', 145],
  ['cross-origin-resource-policy', 140],
  ['cross-origin-embedder-policy', 140],
  ['cross-origin-opener-policy', 140],
])('Without %s the score is %i', (name, points) => {
  expect(scoreOf({ ...whole, [name]: undefined })).toBe(points);
});

test.each([
  ["default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 80],
  ["default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 140],
  ["default-src 'self'; frame-ancestors 'none'", 145],
  ["default-src 'none'; connect-src http://a.example; frame-ancestors 'none'", 80],
  ["default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'", 130],
  ["default-src 'none'", 80],
])('A policy is judged by its weakest part: %s', (policy, points) => {
  expect(scoreOf({ ...whole, 'content-security-policy': policy })).toBe(points);
});

test.each([
  [{ 'strict-transport-security': 'max-age=1000' }, 140],
  [{ 'referrer-policy': 'unsafe-url' }, 140],
  [{ 'cross-origin-opener-policy': 'nonsense' }, 135],
  [{ 'access-control-allow-credentials': 'true' }, 50],
  [{ 'set-cookie': 'a=b' }, 60],
  // X-Frame-Options only counts without frame-ancestors.
  [{ 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' }, 150],
])('What is worse is worth less: %j', (change, points) => {
  expect(scoreOf({ ...whole, ...change })).toBe(points);
});
