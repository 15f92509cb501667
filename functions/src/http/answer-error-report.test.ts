import type { ErrorReport } from '@dinar/site/delivery/error-report';
import { expect, test } from 'vitest';
import { errorReportAnswerer } from './answer-error-report.ts';

const error = {
  name: 'TypeError',
  message: 'amel@example.tn is not a function',
  place: '/assets/home-page-x1.js:1:200',
  page: 'home',
};
const json = 'application/json';

function endpoint() {
  const written: ErrorReport[] = [];
  let nowMs = 0;
  const answer = errorReportAnswerer({
    write: (report) => written.push(report),
    nowMs: () => nowMs,
  });
  const post = async (body: unknown, type = json, headers: Record<string, string> = {}) => {
    const given: Record<string, string> = { 'content-type': type, ...headers };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const url = '/rapports-d-erreurs';
    const header = (name: string) => given[name];
    return (await answer({ method: 'POST', url, header, body: Buffer.from(text) })).status;
  };
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { post, written, pass };
}

test('An error is written without what may be a visitor’s own, and nothing else of the body', async () => {
  const { post, written } = endpoint();
  expect(await post({ ...error, email: 'amel@example.tn', cookie: 'x' })).toBe(204);
  expect(written).toEqual([{ ...error, message: '… is not a function' }]);
});

test('Violations of the policy are written in both forms, by directive and host', async () => {
  const { post, written } = endpoint();
  const blocked = 'https://elsewhere.example/pixel.gif?id=7';
  const old = { 'effective-directive': 'img-src', 'blocked-uri': blocked, 'document-uri': '/?x' };
  expect(await post({ 'csp-report': old }, 'application/csp-report')).toBe(204);
  const body = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', sourceFile: null };
  const reports = [{ type: 'csp-violation', body, url: 'https://dinar.example/contact?name=Amel' }];
  expect(await post(reports, 'application/reports+json; charset=utf-8')).toBe(204);
  const violation = { name: 'Violation', place: '', page: '' };
  expect(written).toEqual([
    { ...violation, message: 'img-src elsewhere.example' },
    { ...violation, message: 'script-src-elem inline' },
  ]);
});

test.each([
  ['an extension', { 'blocked-uri': 'inline', 'source-file': 'moz-extension' }],
  ['an extension’s file', { 'blocked-uri': 'chrome-extension://abc/x.js' }],
  [
    'Firestore’s image on a lost connection',
    { 'blocked-uri': 'https://www.google.com/images/cleardot.gif?zx=1' },
  ],
])('A violation by %s is accepted and not written', async (_, fields) => {
  const { post, written } = endpoint();
  const report = { 'csp-report': { 'effective-directive': 'img-src', ...fields } };
  expect([await post(report, 'application/csp-report'), written]).toEqual([202, []]);
});

test.each([
  ['no JSON', 'x', json],
  ['no object', 'null', json],
  ['a name that is a text', { ...error, name: 'Amel Ben Salah <amel@example.tn>' }, json],
  ['a place outside the site’s scripts', { ...error, place: 'https://x.example/a.js:1:2' }, json],
  ['a page that is an address', { ...error, page: '/contact?name=Amel' }, json],
  ['a message without end', { ...error, message: 'x'.repeat(2001) }, json],
  ['another media type', error, 'text/plain'],
  ['a media type that every object knows', [{ secret: 'x' }], 'constructor'],
])('Refuses as unreadable: %s', async (_, body, type) => {
  const { post, written } = endpoint();
  expect([await post(body, type), written]).toEqual([400, []]);
});

test('Refuses another site and a long body', async () => {
  const { post, written } = endpoint();
  expect(await post(error, json, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post(error, json, { origin: 'https://evil.example', host: 'x' })).toBe(403);
  expect(await post({ ...error, more: 'x'.repeat(20_000) })).toBe(413);
  expect(written).toEqual([]);
});

test('A flood writes thirty reports a minute', async () => {
  const { post, written, pass } = endpoint();
  const answers = await Promise.all(Array.from({ length: 500 }, () => post(error)));
  expect([written.length, answers.filter((status) => status === 429).length]).toEqual([30, 470]);
  pass(60_000);
  expect(await post(error)).toBe(204);
});
