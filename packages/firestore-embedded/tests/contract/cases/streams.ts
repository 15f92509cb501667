import type { Query } from 'firebase-admin/firestore';
import type { Json } from '../../support/answer.ts';
import type { WebChannel } from '../../support/web-channel.ts';
import { type Context, type ContractCase, databaseName } from '../context.ts';

/** The kind of a message, without times, tokens and names. */
function summaryOf({ targetChange }: Json): unknown {
  return targetChange === undefined
    ? 'document'
    : (Object(targetChange).targetChangeType ?? 'SNAPSHOT');
}

/** Returns the summaries of the messages up to the next snapshot of all targets. */
async function untilSnapshot(channel: WebChannel): Promise<readonly unknown[]> {
  const summaries: unknown[] = [];
  while (summaries.at(-1) !== 'SNAPSHOT') {
    summaries.push(summaryOf(await channel.next()));
  }
  return summaries;
}

function listenTo({ collectionId }: Context, targetId: number): Json {
  const structuredQuery = { from: [{ collectionId }] };
  const query = { parent: `${databaseName}/documents`, structuredQuery };
  return { database: databaseName, addTarget: { targetId, query } };
}

/** The changes of each snapshot that a listener of the server SDK gets; each step follows a snapshot. */
function heardBy(query: Query, ...steps: (() => Promise<unknown>)[]): Promise<readonly string[]> {
  const heard: string[] = [];
  return new Promise((resolve, reject) => {
    const stop = query.onSnapshot((snapshot) => {
      heard.push(
        snapshot
          .docChanges()
          .map(({ type, doc }) => `${type} ${doc.id}`)
          .join(', '),
      );
      const step = steps.shift();
      if (step !== undefined) {
        step().catch(reject);
        return;
      }
      stop();
      resolve(heard);
    }, reject);
  });
}

const one = { integerValue: '1' };

/** What streams carry: snapshots of the server SDK, and the messages of a browser's streams, in order. */
export const streamCases: readonly ContractCase[] = [
  {
    title: 'A listener of the server SDK sees creation, change and deletion.',
    expected: ['', 'added a', 'modified a', 'removed a'],
    async run({ rows }) {
      const a = rows.doc('a');
      return heardBy(
        rows,
        () => a.set({ n: 1 }),
        () => a.set({ n: 2 }),
        () => a.delete(),
      );
    },
  },
  {
    title: 'A limit query gets the document that takes the place of one that drops out.',
    expected: ['added a, added b', 'removed a, added c'],
    async run({ rows }) {
      await Promise.all(['a', 'b', 'c'].map((id, n) => rows.doc(id).set({ n })));
      return heardBy(rows.orderBy('n').limit(2), () => rows.doc('a').delete());
    },
  },
  {
    title: 'A Write stream opens with a token, and answers writes with theirs.',
    expected: {
      opened: ['streamId', 'streamToken'],
      answered: ['commitTime', 'streamToken', 'writeResults'],
      results: [['updateTime'], [], ['transformResults', 'updateTime']],
      transformed: [{ nullValue: null }],
    },
    async run({ webChannel, collection }) {
      const channel = await webChannel('Write', { database: databaseName });
      const opened = await channel.next();
      const union = { fieldPath: 'list', appendMissingElements: { values: [one] } };
      const update = { name: `${collection}/b`, fields: {} };
      const writes = [
        { update: { name: `${collection}/a`, fields: {} } },
        { delete: `${collection}/gone` },
        { update, updateTransforms: [union] },
      ];
      await channel.send({ streamToken: opened.streamToken, writes });
      const answer = JSON.parse(JSON.stringify(await channel.next()));
      await channel.close();
      return {
        opened: Object.keys(opened).sort(),
        answered: Object.keys(answer).sort(),
        results: answer.writeResults.map((result: object) => Object.keys(result).sort()),
        transformed: answer.writeResults[2].transformResults,
      };
    },
  },
  {
    title: 'A target is added, filled, current and in a snapshot; another one takes its place.',
    expected: {
      first: ['ADD', 'document', 'CURRENT', 'SNAPSHOT'],
      removed: 'REMOVE',
      again: ['ADD', 'document', 'CURRENT', 'SNAPSHOT'],
    },
    async run(context) {
      const { commit, collection, webChannel } = context;
      // The frames count UTF-16 code units.
      const fields = { t: { stringValue: 'é€😀' } };
      await commit({ update: { name: `${collection}/a`, fields } });
      const channel = await webChannel('Listen', listenTo(context, 2));
      const first = await untilSnapshot(channel);
      await channel.send({ database: databaseName, removeTarget: 2 });
      let removed: unknown = 'SNAPSHOT';
      while (removed === 'SNAPSHOT') removed = summaryOf(await channel.next());
      await channel.send(listenTo(context, 4));
      let again = await untilSnapshot(channel);
      if (again.length === 1) again = await untilSnapshot(channel);
      await channel.close();
      return { first, removed, again };
    },
  },
];
