import { httpExchange } from '../support/http-exchange.ts';
import type { Json } from '../support/json-over-rest.ts';
import { call, databaseName } from './firestore-rest.ts';

/** A condition's value; `refused` if its file does not compile, `fault` if the server fails. */
export type Verdict = 'true' | 'false' | 'error' | 'refused' | 'fault';

const project = 'demo-fuzz';
const root = `${databaseName}/documents`;
const allowed = 200;
const denied = 403;
const faulty = 500;

/** The document that conditions read. */
const ruledFields: Json = {
  text: { stringValue: 'héllo' },
  seven: { integerValue: '7' },
  three: { doubleValue: 3 },
  yes: { booleanValue: true },
  time: { timestampValue: '2020-02-29T12:34:56.123456Z' },
  bytes: { bytesValue: '3q2+7w==' },
  point: { geoPointValue: { latitude: 36.8, longitude: 10.2 } },
  reference: { referenceValue: `${root}/c/two` },
  list: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } },
  map: { mapValue: { fields: { a: { integerValue: '1' }, deep: { mapValue: { fields: {} } } } } },
  notANumber: { doubleValue: 'NaN' },
};

/** Whether a server compiles a condition. */
export async function takesCondition(port: number, condition: string): Promise<boolean> {
  return putRules(port, [condition]);
}

/** Returns the verdict on each condition; undefined if the server refuses to compile any. */
export async function judgeConditions(
  port: number,
  conditions: readonly string[],
): Promise<Verdict[] | undefined> {
  if (!(await putRules(port, conditions))) return undefined;
  const names = conditions.flatMap((_, index) => [`holds/${index}`, `fails/${index}`]);
  const writes = names.map((name) => ({
    update: { name: `${root}/${name}`, fields: ruledFields },
  }));
  await call(port, 'commit', { writes });
  return Promise.all(conditions.map((_, index) => verdictOf(port, index)));
}

async function verdictOf(port: number, index: number): Promise<Verdict> {
  const holds = await statusOf(port, `holds/${index}`);
  const fails = await statusOf(port, `fails/${index}`);
  if (holds === faulty || fails === faulty) return 'fault';
  if (holds === allowed) return 'true';
  return fails === allowed ? 'false' : 'error';
}

async function putRules(port: number, conditions: readonly string[]): Promise<boolean> {
  const blocks = conditions.flatMap((condition, index) => [
    `match /holds/${index} { allow get: if ${condition}; }`,
    `match /fails/${index} { allow get: if !(${condition}); }`,
  ]);
  const content = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${blocks.join('\n')}
} }`;
  const url = `http://127.0.0.1:${port}/emulator/v1/projects/${project}:securityRules`;
  const rules = { files: [{ name: 'firestore.rules', content }] };
  const { status } = await httpExchange(url, { method: 'PUT', body: JSON.stringify({ rules }) });
  return status === allowed;
}

async function statusOf(port: number, name: string): Promise<number> {
  const { status, text } = await httpExchange(`http://127.0.0.1:${port}/v1/${root}/${name}`, {
    method: 'GET',
  });
  if (![allowed, denied, faulty].includes(status)) throw new Error(`${name}: ${status} ${text}`);
  return status;
}
