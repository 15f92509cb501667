import type { Attack } from '../attack.ts';
import { hostileValues } from './addresses.ts';

/**
 * Attacks on the functions that strangers can call directly. The emulators' endpoints for the others (an
 * event or a schedule sent by hand) are not attacked, because IAM closes them in the cloud.
 */
export function functionAttacks(projectId: string): Attack[] {
  return [
    'renderPage',
    'receiveContact',
    'receiveAlerts',
    'receiveErrorReports',
    'serveData',
    'servePicture',
    'storeContact',
  ].flatMap((name) => attacksOn(name, projectId));
}

function attacksOn(name: string, projectId: string): Attack[] {
  const address = `/${projectId}/europe-west1/${name}`;
  const asked = (title: string, path: string, more: object = {}, hidden?: string): Attack => ({
    name: `function ${name}: ${title}`,
    attempt: { to: 'functions', path, ...more },
    must: hidden === undefined ? {} : { hidden: [hidden] },
  });
  const payloads = hostileValues.filter((value) => /[<"]/.test(value));
  return [
    ...payloads.map((value) =>
      asked(`path ${value.slice(0, 40)}`, `${address}/${encodeURIComponent(value)}`, {}, value),
    ),
    ...payloads.map((value) =>
      asked(
        `query ${value.slice(0, 40)}`,
        `${address}?amount=${encodeURIComponent(value)}`,
        {},
        value,
      ),
    ),
    ...['/%', '/%E0%A4%A', '/convertisseur/eur/tnd/%', `/${'a/'.repeat(2000)}`, '/../../admin'].map(
      (path) => asked(`path ${path.slice(0, 40)}`, `${address}${path}`),
    ),
    ...[
      '{"a":',
      '[]',
      'null',
      '{"__proto__":{"url":"/"}}',
      `{"data":"${'x'.repeat(200_000)}"}`,
    ].map((body) =>
      asked(`JSON ${body.slice(0, 40)}`, address, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      }),
    ),
    asked('a form', address, {
      method: 'POST',
      body: 'a[__proto__][b]=1',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
    asked('a body said to be packed', address, {
      method: 'POST',
      body: 'not gzip',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    }),
    asked('a character set of nowhere', address, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json; charset=evil' },
    }),
    asked('another function', `/${projectId}/europe-west1/nobody`),
    asked('another region', `/${projectId}/mars-north1/${name}`),
  ];
}
