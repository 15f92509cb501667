import { isRunning } from '@dinar/local-run/processes/process-tree';
import type { Attack, Target } from './attack.ts';
import { judge } from './judge.ts';
import { AttemptSender } from './send-attempt.ts';
import { changesBetween, settledContents } from './store-contents.ts';

export interface AttackReport {
  readonly attacks: number;
  /** Each with its reason. */
  readonly succeeded: readonly string[];
  readonly crashed: readonly string[];
}

const atOnce = 6;

/**
 * Sends every attack and tells which did something. `processes` are the stack's: each must outlive the
 * attacks. What is left in the store afterwards counts as one success a document, whoever put it there.
 */
export async function runAttacks(
  attacks: readonly Attack[],
  target: Target,
  processes: readonly number[],
): Promise<AttackReport> {
  const before = await settledContents(target);
  const succeeded: string[] = [];
  const crashed: string[] = [];
  const sender = new AttemptSender(target);
  const waiting = [...attacks];
  const work = async () => {
    for (let attack = waiting.shift(); attack; attack = waiting.shift()) {
      const answer = await sender.send(attack.attempt);
      const verdict = judge(attack, answer, target);
      if (verdict.kind === 'succeeded') succeeded.push(`${attack.name}: ${verdict.why}`);
      if (verdict.kind === 'crashed') crashed.push(`${attack.name}: ${verdict.why}`);
      // Silence may mean that the server is gone: then nothing that follows says anything.
      if (answer.status !== 0) continue;
      for (const pid of await endedOf(processes)) {
        crashed.push(`process ${pid} of the stack has ended, about when came: ${attack.name}`);
        waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  sender.close();
  const ended = await endedOf(processes);
  crashed.push(...ended.map((pid) => `process ${pid} of the stack has ended`));
  if (ended.length > 0) return { attacks: attacks.length, succeeded, crashed };
  crashed.push(...(await silentPages(target)));
  const changed = changesBetween(before, await settledContents(target));
  succeeded.push(...changed.map((name) => `the store changed: ${name}`));
  return { attacks: attacks.length, succeeded, crashed };
}

async function endedOf(processes: readonly number[]): Promise<number[]> {
  const running = await Promise.all(processes.map(isRunning));
  return processes.filter((_, index) => running[index] === false);
}

/** The page and the rates must still be there for visitors. */
async function silentPages({ hostingUrl, firestoreHost, projectId }: Target): Promise<string[]> {
  const rate = `projects/${projectId}/databases/(default)/documents/rates-stats/EUR`;
  const asked = [`${hostingUrl}/`, `http://${firestoreHost}/v1/${rate}`];
  const answers = await Promise.all(
    asked.map(async (address) => {
      const response = await fetch(address);
      const text = await response.text();
      const isWhole = response.ok && /id="page-data"|"fields"/.test(text);
      return isWhole ? [] : [`${address} answers ${response.status} behind the attacks`];
    }),
  );
  return answers.flat();
}
