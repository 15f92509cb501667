import { collection } from '@dinar/domain/documents/collections';
import { type Choices, choicesOf } from '@dinar/domain/testing/seeded-choices';
import { judgeContactMessages } from '@dinar/functions/jobs/judge-contact-messages';
import { applyContactAction } from '@dinar/functions/store/contact/apply-contact-action';
import {
  type ContactSettings,
  judgeContactMessage,
} from '@dinar/functions/store/contact/judge-contact-message';
import { changedPath } from '@dinar/functions/triggers/changed-path';
import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { createdEvent } from '../../integration/functions/firestore-event.ts';
import { jobContext } from '../../integration/functions/job-context.ts';
import { naiveVerdicts } from './naive-verdicts.ts';
import { type MessageFacts, randomMessage, randomShape, type Shape } from './random-messages.ts';

const staffEmail = 'staff@example.tn';

/** The event of a new message, and the parameter of its path as firebase-functions decodes it. */
interface CreatedEvent {
  readonly data: QueryDocumentSnapshot;
  readonly params: { readonly id: string };
}

/** The simulated code: production's, unless a test breaks a part of it on purpose. */
export interface Inbox {
  /**
   * What the trigger does with the event of a new message. A fault that lies between two of its steps calls
   * `editMeanwhile` there, because two real requests meet too rarely on a fast machine.
   */
  readonly onCreated: (
    db: Firestore,
    event: CreatedEvent,
    settings: ContactSettings,
    editMeanwhile: () => Promise<void>,
  ) => Promise<unknown>;
  readonly night: typeof judgeContactMessages;
}

export const production: Inbox = {
  onCreated: (db, { data }, settings) => judgeContactMessage(db.doc(changedPath(data)), settings),
  night: judgeContactMessages,
};

export interface InboxHistory {
  /** What is wrong at the end, one sentence each. */
  readonly faults: readonly string[];
  readonly judgedAtNight: number;
  readonly edits: number;
  readonly messages: number;
}

const startMs = Date.UTC(2026, 10, 20, 8);
const pausesMs = [1, 1000, 30_000, 300_000, 1_200_000, 7_200_000, 46_800_000];

/** Plays a random history of messages, lost and repeated events, nights and edits of staff to its end. */
export function simulateInbox(
  db: Firestore,
  seed: number,
  inbox: Inbox = production,
): Promise<InboxHistory> {
  return new SimulatedInbox(db, choicesOf(seed), inbox).play();
}

/** Plays one flood in a single commit of `count` messages. */
export function simulateFlood(
  db: Firestore,
  seed: number,
  count: number,
  inbox: Inbox = production,
): Promise<InboxHistory> {
  return new SimulatedInbox(db, choicesOf(seed), inbox).playFlood(count);
}

const maxFailures = 50;

function isUnjudged(message: DocumentSnapshot): boolean {
  const isDecided = message.get('receivedAt') ?? message.get('settledBy');
  return message.get('status') === 'pending' && isDecided === undefined;
}

class SimulatedInbox {
  readonly #db: Firestore;
  readonly #choices: Choices;
  readonly #inbox: Inbox;
  readonly #sent: MessageFacts[] = [];
  /** The status that staff gave each message that they settled, by id. */
  readonly #settled = new Map<string, unknown>();
  readonly #waiting: QueryDocumentSnapshot[] = [];
  #nowMs = startMs;
  /** Faults that the night would mend. */
  readonly #early: string[] = [];
  #failures = 0;
  #judgedAtNight = 0;
  #edits = 0;

  constructor(db: Firestore, choices: Choices, inbox: Inbox) {
    this.#db = db;
    this.#choices = choices;
    this.#inbox = inbox;
  }

  async play(): Promise<InboxHistory> {
    const choices = this.#choices;
    const isOutage = choices.chance(0.1);
    const commits = 2 + choices.below(6);
    for (let commit = 0; commit < commits; commit += 1) {
      this.#nowMs += choices.pick(pausesMs);
      const shape = randomShape(choices, this.#nowMs);
      const count = choices.pick([1, 1, 2, 5, 9]);
      await this.#commit(shape, count, isOutage ? 1 : choices.pick([0, 0.1, 0.5]));
      await this.#work(choices.below(5));
    }
    return this.#end();
  }

  async playFlood(count: number): Promise<InboxHistory> {
    const shape = { campaign: 'money', ...randomShape(this.#choices, this.#nowMs) } as const;
    await this.#commit(shape, count, 0);
    return this.#end();
  }

  async #commit(shape: Shape, count: number, lost: number): Promise<void> {
    const batch = this.#db.batch();
    const timestamp = Timestamp.fromMillis(shape.sentAtMs);
    for (let index = 0; index < count; index += 1) {
      const { facts, texts } = randomMessage(this.#choices, shape);
      batch.create(this.#message(facts.id), { ...texts, timestamp, status: 'pending' });
      this.#sent.push(facts);
    }
    await batch.commit();
    const messages = this.#db.collection(collection.contactMessages);
    const { docs } = await messages.where('timestamp', '==', timestamp).get();
    for (const created of docs) {
      const copies = this.#choices.chance(lost) ? 0 : this.#choices.pick([1, 1, 2]);
      for (let copy = 0; copy < copies; copy += 1) this.#waiting.push(created);
    }
  }

  async #work(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      const kind = this.#choices.below(10);
      if (kind < 5) await Promise.all([this.#deliver(), this.#deliver()]);
      else if (kind < 8) await Promise.all([this.#edit(), this.#edit(), this.#deliver()]);
      else if (kind === 8) await this.#act();
      else await this.#night();
    }
  }

  async #end(): Promise<InboxHistory> {
    while (this.#waiting.length > 0 && this.#choices.chance(0.9)) await this.#deliver();
    this.#nowMs += 3_600_000;
    await this.#night();
    const { docs } = await this.#db.collection(collection.contactMessages).get();
    const unjudged = docs.filter(isUnjudged).map(({ id }) => `${id} is not judged`);
    // Events may still come after the night, and must change nothing that is settled.
    while (this.#waiting.length > 0) await this.#deliver();
    await this.#night();
    return {
      faults: [...this.#early, ...unjudged, ...(await this.#faults())],
      judgedAtNight: this.#judgedAtNight,
      edits: this.#edits,
      messages: this.#sent.length,
    };
  }

  /** Delivers some waiting events at once. */
  async #deliver(): Promise<void> {
    const count = 1 + this.#choices.below(8);
    const taken = Array.from({ length: count }, () => this.#choices.take(this.#waiting));
    const events = taken.filter((data) => data !== undefined);
    if (events.length === 0) return;
    const settings = { now: new Date(this.#nowMs), staffEmail };
    const results = await Promise.allSettled(
      events.map(async (data) => {
        const { params } = createdEvent(data);
        const editMeanwhile = () => this.#edit(data.id);
        await this.#inbox.onCreated(this.#db, { data, params }, settings, editMeanwhile);
      }),
    );
    const failed = events.filter((_, index) => results[index]?.status === 'rejected');
    this.#failures += failed.length;
    // As the platform does, for some hours.
    if (this.#failures < maxFailures) this.#waiting.push(...failed);
    const done = events.filter((event) => !failed.includes(event));
    if (done.length === 0) return;
    const judged = await this.#db.getAll(...done.map(({ ref }) => this.#message(ref.id)));
    this.#early.push(...judged.filter(isUnjudged).map(({ id }) => `${id} has lost its event`));
  }

  async #night(): Promise<void> {
    const context = jobContext(this.#db, new Date(this.#nowMs));
    const settings = { ...context.settings, staffEmail };
    const { rows } = await this.#inbox.night({ ...context, settings });
    this.#judgedAtNight += rows;
  }

  /** A message to edit, often one that is about to be judged. */
  #anyMessage(): string {
    const about = this.#waiting.length > 0 && this.#choices.chance(0.5);
    return this.#choices.pick((about ? this.#waiting : this.#sent).map((one) => one.id));
  }

  /** Changes the status of a message as staff do in the console. */
  async #edit(id = this.#anyMessage()): Promise<void> {
    if (this.#settled.has(id)) return;
    this.#settled.set(id, undefined);
    const known = (await this.#message(id).get()).get('status');
    const isSetAside = known === 'spam' || known === 'flood' || known === 'rejected';
    const to = this.#choices.pick(isSetAside ? ['pending', 'archived'] : ['answered', 'archived']);
    await this.#message(id).update({ status: to });
    this.#settled.set(id, to);
    this.#edits += 1;
  }

  /** Changes many statuses by one document, as staff do after a flood. */
  async #act(): Promise<void> {
    const from = this.#choices.pick(['flood', 'spam', 'pending']);
    const to = this.#choices.pick(['archived', 'pending', 'answered']);
    const before = await this.#statuses();
    const action = this.#db.collection(collection.contactActions).doc();
    await action.set({ from, to });
    await applyContactAction(action, Timestamp.fromMillis(this.#nowMs));
    for (const [id, status] of before) if (status === from) this.#settled.set(id, to);
  }

  async #faults(): Promise<string[]> {
    const verdicts = naiveVerdicts(this.#sent);
    const statuses = await this.#statuses();
    const mails = new Set(
      (await this.#db.collection(collection.mail).get()).docs.map((it) => it.id),
    );
    const setAside = [...verdicts].flatMap(([by, { setsAside }]) =>
      setsAside.map((id) => ({ id, isSure: !this.#settled.has(by) })),
    );
    return [...verdicts].flatMap(([id, { status, isWave }]) => {
      const found = statuses.get(id);
      const isMailed = mails.has(`contact-${id}`);
      if (this.#settled.has(id)) {
        const wanted = this.#settled.get(id);
        return found === wanted ? [] : [`${id} is ${found}, and staff said ${wanted}`];
      }
      const byOthers = setAside.filter((one) => one.id === id);
      const mayBeFlood = status === 'flood' || byOthers.length > 0;
      const mustBeFlood = status === 'pending' && byOthers.some(({ isSure }) => isSure);
      const isRight = mustBeFlood
        ? found === 'flood'
        : found === status || (mayBeFlood && found === 'flood');
      const mayBeMailed = status === 'pending' && !isWave;
      const mustBeMailed = mayBeMailed && byOthers.length === 0;
      return [
        ...(isRight ? [] : [`${id} is ${found}, not ${mustBeFlood ? 'flood' : status}`]),
        ...(isMailed && !mayBeMailed ? [`${id} was announced`] : []),
        ...(mustBeMailed && !isMailed ? [`${id} was not announced`] : []),
      ];
    });
  }

  async #statuses(): Promise<Map<string, unknown>> {
    const { docs } = await this.#db.collection(collection.contactMessages).get();
    return new Map(docs.map((message) => [message.id, message.get('status')]));
  }

  #message(id: string) {
    return this.#db.collection(collection.contactMessages).doc(id);
  }
}
