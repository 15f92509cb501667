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
  const posted = (title: string, body: string, type: string, headers: object = {}) =>
    asked(title, address, { method: 'POST', body, headers: { 'Content-Type': type, ...headers } });
  const payloads = hostileValues.filter((value) => /[<"]/.test(value));
  return [
    ...payloads.flatMap((value) => {
      const [shown, encoded] = [value.slice(0, 40), encodeURIComponent(value)];
      return [
        asked(`path ${shown}`, `${address}/${encoded}`, {}, value),
        asked(`query ${shown}`, `${address}?amount=${encoded}`, {}, value),
      ];
    }),
    ...['/%', '/%E0%A4%A', '/convertisseur/eur/tnd/%', `/${'a/'.repeat(2000)}`, '/../../admin'].map(
      (path) => asked(`path ${path.slice(0, 40)}`, `${address}${path}`),
    ),
    ...[
      '{"a":',
      '[]',
      'null',
      '{"__proto__":{"url":"/"}}',
      `{"data":"${'x'.repeat(200_000)}"}`,
    ].map((body) => posted(`JSON ${body.slice(0, 40)}`, body, 'application/json')),
    posted('a form', 'a[__proto__][b]=1', 'application/x-www-form-urlencoded'),
    posted('a body said to be packed', 'not gzip', 'application/json', {
      'Content-Encoding': 'gzip',
    }),
    posted('a character set of nowhere', '{}', 'application/json; charset=evil'),
    asked('another function', `/${projectId}/europe-west1/nobody`),
    asked('another region', `/${projectId}/mars-north1/${name}`),
  ];
}
