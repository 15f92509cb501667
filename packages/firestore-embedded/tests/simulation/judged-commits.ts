import type { Backend, ProtoJson } from '../../src/engine/backend.ts';
import { StatusError } from '../../src/model/status.ts';
import type { Wish } from './client-wishes.ts';
import type { CommittedModel } from './committed-model.ts';
import { database, owner } from './names.ts';
import type { SimulatedFunctions } from './simulated-functions.ts';
import { Violation } from './violation.ts';

/** A transaction, the only document that it has read, and the fields of that document. */
export interface Transaction {
  readonly id: unknown;
  readonly name: string;
  readonly text: string | undefined;
}

/** A requested commit, and the model's verdict on it at the time of the engine's answer. */
interface Asked {
  readonly wishes: readonly Wish[];
  readonly transaction: Transaction | undefined;
  isAllowed: boolean;
  isOvertaken: boolean;
  place: number;
}

/** The clients' commits, each checked against the model in the engine's order. */
export class JudgedCommits {
  readonly #model: CommittedModel;
  readonly #functions: SimulatedFunctions;
  readonly #asked = new WeakMap<ProtoJson, Asked>();

  constructor(model: CommittedModel, functions: SimulatedFunctions) {
    this.#model = model;
    this.#functions = functions;
  }

  /** Wraps a backend: judges and records each commit when the engine answers it. */
  tap(backend: Backend): Backend {
    return {
      ...backend,
      unary: async (method, request, caller) => {
        const asked = this.#asked.get(request);
        const work = backend.unary(method, request, caller);
        if (asked === undefined) return work;
        const answer = await work.finally(() => this.#judge(asked));
        const changes = this.#model.changesOf(asked.wishes);
        const events = this.#functions.owe(changes, String(answer.commitTime));
        asked.place = this.#model.apply(asked.wishes, events);
        return answer;
      },
    };
  }

  async commit(
    backend: Backend,
    wishes: readonly Wish[],
    transaction?: Transaction,
  ): Promise<void> {
    const request = requestOf(wishes, transaction);
    const asked: Asked = { wishes, transaction, isAllowed: false, isOvertaken: false, place: 0 };
    this.#asked.set(request, asked);
    try {
      await backend.unary('Commit', request, owner);
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      if (error.status === 'UNAVAILABLE' || error.status === 'ABORTED') return;
      if (asked.isAllowed) throw new Violation(`A commit is refused: ${error.message}`);
      return;
    }
    if (!asked.isAllowed)
      throw new Violation('A commit is taken whose precondition does not hold.');
    if (asked.isOvertaken) throw new Violation('A transaction wrote over what it had not read.');
    this.#model.show(asked.place);
  }

  #judge(asked: Asked): void {
    const { wishes, transaction } = asked;
    const { present } = this.#model;
    asked.isAllowed = isAllowed(wishes, new Set(present.keys()));
    asked.isOvertaken =
      transaction !== undefined && present.get(transaction.name) !== transaction.text;
  }
}

function requestOf(wishes: readonly Wish[], transaction: Transaction | undefined): ProtoJson {
  const writes = wishes.map(({ name, fields, exists }) => ({
    ...(fields === undefined ? { delete: name } : { update: { name, fields } }),
    ...(exists !== undefined && { currentDocument: { exists } }),
  }));
  return { database, writes, ...(transaction && { transaction: transaction.id }) };
}

/** Whether each write's precondition is met after the preceding writes. */
function isAllowed(wishes: readonly Wish[], there: Set<string>): boolean {
  return wishes.every(({ name, fields, exists }) => {
    const holds = exists === undefined || exists === there.has(name);
    if (fields === undefined) there.delete(name);
    else there.add(name);
    return holds;
  });
}
