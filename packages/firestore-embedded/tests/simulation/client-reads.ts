import type { Backend, ProtoJson } from '../../src/engine/backend.ts';
import { StatusError } from '../../src/model/status.ts';
import { textOf } from './contents.ts';
import type { Transaction } from './judged-commits.ts';
import { database, documentNames, owner } from './names.ts';
import { logBytes } from './simulated-server.ts';
import { Violation } from './violation.ts';

/** Reads the fields of every existing document. */
export async function readAll(backend: Backend): Promise<readonly object[]> {
  const answers = await batchGet(backend, { documents: documentNames });
  return answers.flatMap(({ found }) => (found ? [Object(found).fields] : []));
}

/** Begins a transaction and reads one document in it. */
export async function beginTransaction(backend: Backend, name: string): Promise<Transaction> {
  const { transaction: id } = await backend.unary('BeginTransaction', { database }, owner);
  const [answer] = await batchGet(backend, { documents: [name], transaction: id });
  const found = answer?.found;
  return { id, name, text: found === undefined ? undefined : textOf(Object(found).fields) };
}

export async function presentTime(backend: Backend): Promise<string> {
  const [answer] = await batchGet(backend, { documents: documentNames.slice(0, 1) });
  return String(answer?.readTime);
}

/** Checks that the log no longer serves a time after which more was replaced than it may keep. */
export async function checkForgotten(
  backend: Backend,
  name: string,
  readTime: string,
): Promise<void> {
  try {
    await backend.unary('GetDocument', { name, readTime }, owner);
  } catch (error) {
    if (error instanceof StatusError && error.status !== 'INTERNAL') return;
    throw error;
  }
  throw new Violation(`The log keeps more than ${logBytes} bytes of replaced versions.`);
}

function batchGet(backend: Backend, request: ProtoJson): Promise<readonly ProtoJson[]> {
  return backend.serverStream('BatchGetDocuments', { database, ...request }, owner);
}
