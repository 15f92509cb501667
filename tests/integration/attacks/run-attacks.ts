import { connect } from 'node:net';
import { isRunning } from '@dinar/tools/processes/process-tree';
import type { StackAddresses } from '../../support/test-stack.ts';
import { type Answer, type Attack, type Attempt, judge } from './attack.ts';
import { changesBetween, settledContents } from './store-contents.ts';

export interface AttackReport {
  readonly attacks: number;
  /** The names of the attacks, each with its reason. */
  readonly succeeded: readonly string[];
  readonly crashed: readonly string[];
}

// More attacks at once would only wait for each other on two cores, and a stack times out slow answers.
const atOnce = 2;

/**
 * Sends every attack and reports those that had an effect. Each of its processes must still run
 * afterwards. A changed document in the store counts as one success.
 */
export async function runAttacks(
  attacks: readonly Attack[],
  target: StackAddresses,
): Promise<AttackReport> {
  const { processes } = target;
  const before = await settledContents(target);
  const succeeded: string[] = [];
  const crashed: string[] = [];
  const waiting = [...attacks];
  const work = async () => {
    for (let attack = waiting.shift(); attack; attack = waiting.shift()) {
      const answer = await answerTo(target, attack.attempt);
      const verdict = judge(attack, answer, target);
      if (verdict.kind === 'succeeded') succeeded.push(`${attack.name}: ${verdict.why}`);
      if (verdict.kind === 'crashed') crashed.push(`${attack.name}: ${verdict.why}`);
      // No answer may mean that a server has ended, which makes all later answers meaningless.
      if (answer.status !== 0) continue;
      for (const pid of await endedOf(processes)) {
        crashed.push(`process ${pid} of the stack has ended, about when came: ${attack.name}`);
        waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const ended = await endedOf(processes);
  crashed.push(...ended.map((pid) => `process ${pid} of the stack has ended`));
  if (ended.length > 0) return { attacks: attacks.length, succeeded, crashed };
  crashed.push(...(await silentPages(target)));
  const changed = changesBetween(before, await settledContents(target));
  succeeded.push(...changed.map((name) => `the store changed: ${name}`));
  return { attacks: attacks.length, succeeded, crashed };
}

/**
 * Retries a 504, which Hosting's emulator sends on a busy machine; a blocked function causes it each time.
 */
async function answerTo(target: StackAddresses, attempt: Attempt): Promise<Answer> {
  for (let triesLeft = 2; ; triesLeft -= 1) {
    const answer = await sendAttempt(target, attempt);
    if (answer.status !== 504 || triesLeft === 0) return answer;
  }
}

async function endedOf(processes: readonly number[]): Promise<number[]> {
  const running = await Promise.all(processes.map(isRunning));
  return processes.filter((_, index) => running[index] === false);
}

/** Reports whether the home page or the rates no longer answer. */
async function silentPages({
  hostingUrl,
  firestoreHost,
  projectId,
}: StackAddresses): Promise<string[]> {
  const rate = `projects/${projectId}/databases/(default)/documents/rates-stats/EUR`;
  const asked = [`${hostingUrl}/`, `http://${firestoreHost}/v1/${rate}`];
  const answers = await Promise.all(
    asked.map(async (address) => {
      const response = await fetch(address);
      const text = await response.text();
      const isWhole = response.ok && /id="page-data"|"fields"/.test(text);
      return isWhole ? [] : [`${address} answers ${response.status} after the attacks`];
    }),
  );
  return answers.flat();
}

const patienceMs = 120_000;

/** Sends an attempt over a socket and reads the answer until the connection ends. */
function sendAttempt(target: StackAddresses, attempt: Attempt): Promise<Answer> {
  const url = attempt.to === 'hosting' ? target.hostingUrl : target.functionsUrl;
  const port = Number(new URL(url).port);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(patienceMs, () => {
      resolve({ status: undefined, body: '' });
      socket.destroy();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may reset the connection after an invalid request. Its answer before that counts.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answerIn(Buffer.concat(chunks).toString('utf8'))));
    socket.write(requestBytes(port, attempt));
  });
}

function requestBytes(port: number, attempt: Attempt): Buffer {
  const { method = 'GET', path, headers = {}, body = '' } = attempt;
  const all: Record<string, string> = {
    Host: `127.0.0.1:${port}`,
    Connection: 'close',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
    Buffer.from(body),
  ]);
}

function answerIn(text: string): Answer {
  const [head = ''] = text.split('\r\n\r\n', 1);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
  const location = /^location: *(.*)$/im.exec(head)?.[1]?.trim();
  // The body includes the headers, because one of them may contain a payload.
  return { status, location, body: text };
}
