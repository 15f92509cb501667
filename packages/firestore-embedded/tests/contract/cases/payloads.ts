import type { Json } from '../../support/json-over-rest.ts';
import type { WebChannel } from '../../support/web-channel.ts';
import { type Context, databaseName } from '../context.ts';
import type { ContractCase } from '../contract-case.ts';

/** The kind of a message, without times, tokens and names. */
function summaryOf(message: Json): unknown {
  const { targetChange, documentChange, documentDelete, documentRemove } = JSON.parse(
    JSON.stringify(message),
  );
  if (targetChange !== undefined) {
    const { targetChangeType = 'SNAPSHOT', cause } = targetChange;
    return cause === undefined ? targetChangeType : `${targetChangeType} ${cause.code}`;
  }
  if (documentChange !== undefined) {
    const { targetIds = [], removedTargetIds = [] } = documentChange;
    return removedTargetIds.length > targetIds.length ? 'left' : 'document';
  }
  if (documentDelete !== undefined || documentRemove !== undefined) {
    return 'left';
  }
  return message;
}

/** Returns the summaries of the messages up to the next snapshot of all targets. */
async function untilSnapshot(channel: WebChannel): Promise<readonly unknown[]> {
  const summaries: unknown[] = [];
  while (summaries.at(-1) !== 'SNAPSHOT') {
    summaries.push(summaryOf(await channel.next()));
  }
  return summaries;
}

/** Applies messages to `ids` until they equal the wished ids at a snapshot; returns the ids. */
async function known(
  channel: WebChannel,
  ids: Set<string>,
  wished: readonly string[],
): Promise<readonly string[]> {
  for (let isKnown = false; !isKnown; ) {
    const message = await channel.next();
    const { documentChange, documentDelete, documentRemove } = JSON.parse(JSON.stringify(message));
    const what = summaryOf(message);
    if (what === 'RESET') {
      ids.clear();
    }
    if (what === 'document') {
      ids.add(idOf(documentChange.document.name));
    } else if (what === 'left') {
      const { document } = documentDelete ?? documentRemove ?? documentChange;
      ids.delete(idOf(document.name ?? document));
    }
    isKnown = what === 'SNAPSHOT' && [...ids].sort().join() === wished.join();
  }
  return [...ids].sort();
}

function idOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function listen({ webChannel, collectionId }: Context, more: Json = {}): Promise<WebChannel> {
  const structuredQuery = { from: [{ collectionId }], ...more };
  const query = { parent: `${databaseName}/documents`, structuredQuery };
  return webChannel('Listen', { database: databaseName, addTarget: { targetId: 2, query } });
}

const one = { integerValue: '1' };

/** The messages of a browser's streams, in order. */
export const payloadCases: readonly ContractCase[] = [
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
    title: 'A target is added, filled, current and then in a snapshot.',
    expected: ['ADD', 'document', 'CURRENT', 'SNAPSHOT'],
    async run(context) {
      const { rest, collection } = context;
      await rest('commit', { writes: [{ update: { name: `${collection}/a`, fields: {} } }] });
      const channel = await listen(context);
      const summaries = await untilSnapshot(channel);
      await channel.close();
      return summaries;
    },
  },
  {
    title: 'A target gets what comes, what matches no more, and what is deleted.',
    expected: [[], ['a', 'b'], ['b'], []],
    async run(context) {
      const { rest, collection } = context;
      const where = { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL', value: one } };
      const channel = await listen(context, { where });
      const ids = new Set<string>();
      const seen = [await known(channel, ids, [])];
      const set = (id: string, fields: Json) => ({
        update: { name: `${collection}/${id}`, fields },
      });
      await rest('commit', { writes: [set('a', { n: one }), set('b', { n: one })] });
      seen.push(await known(channel, ids, ['a', 'b']));
      await rest('commit', { writes: [set('a', {})] });
      seen.push(await known(channel, ids, ['b']));
      await rest('commit', { writes: [{ delete: `${collection}/b` }] });
      seen.push(await known(channel, ids, []));
      await channel.close();
      return seen;
    },
  },
  {
    title: 'A missing document comes as a deletion.',
    expected: ['ADD', 'left', 'CURRENT', 'SNAPSHOT'],
    async run({ webChannel, collection }) {
      const documents = { documents: [`${collection}/missing`] };
      const addTarget = { targetId: 2, documents };
      const channel = await webChannel('Listen', { database: databaseName, addTarget });
      const summaries = await untilSnapshot(channel);
      await channel.close();
      return summaries;
    },
  },
  {
    title: 'A removed target is answered, and the stream goes on.',
    expected: { removed: 'REMOVE', again: ['ADD', 'CURRENT', 'SNAPSHOT'] },
    async run(context) {
      const channel = await listen(context);
      await untilSnapshot(channel);
      await channel.send({ database: databaseName, removeTarget: 2 });
      let removed: unknown = 'SNAPSHOT';
      while (removed === 'SNAPSHOT') {
        removed = summaryOf(await channel.next());
      }
      const structuredQuery = { from: [{ collectionId: context.collectionId }] };
      const query = { parent: `${databaseName}/documents`, structuredQuery };
      await channel.send({ database: databaseName, addTarget: { targetId: 4, query } });
      let again = await untilSnapshot(channel);
      if (again.length === 1) {
        again = await untilSnapshot(channel);
      }
      await channel.close();
      return { removed, again };
    },
  },
  {
    title: 'A target that is refused is removed with its cause.',
    expected: ['ADD', 'REMOVE 3'],
    async run(context) {
      const where = { fieldFilter: { field: { fieldPath: 'a' }, op: 'IN', value: one } };
      const channel = await listen(context, { where });
      const summaries = [summaryOf(await channel.next()), summaryOf(await channel.next())];
      await channel.close();
      return summaries;
    },
  },
  {
    title: 'A resumed target gets what has changed since, or all after a reset.',
    expected: ['b', 'c'],
    async run(context) {
      const { rest, collection, collectionId, webChannel } = context;
      const write = (id: string) =>
        rest('commit', { writes: [{ update: { name: `${collection}/${id}`, fields: {} } }] });
      await write('a');
      await write('b');
      const channel = await listen(context);
      let resumeToken: unknown;
      while (resumeToken === undefined) {
        const { targetChange } = JSON.parse(JSON.stringify(await channel.next()));
        resumeToken = targetChange?.targetIds === undefined ? targetChange?.resumeToken : undefined;
      }
      await channel.close();
      await write('c');
      await rest('commit', { writes: [{ delete: `${collection}/a` }] });
      const structuredQuery = { from: [{ collectionId }] };
      const query = { parent: `${databaseName}/documents`, structuredQuery };
      const addTarget = { targetId: 2, query, resumeToken };
      const again = await webChannel('Listen', { database: databaseName, addTarget });
      const ids = await known(again, new Set(['a', 'b']), ['b', 'c']);
      await again.close();
      return ids;
    },
  },
  {
    title: 'A resume token of another server resets its target, and so does a time to come.',
    expected: [['a'], ['a']],
    async run(context) {
      const { rest, collection, collectionId, webChannel } = context;
      await rest('commit', { writes: [{ update: { name: `${collection}/a`, fields: {} } }] });
      const structuredQuery = { from: [{ collectionId }] };
      const query = { parent: `${databaseName}/documents`, structuredQuery };
      const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
      const seen: unknown[] = [];
      for (const resume of [{ resumeToken: 'YW5vdGhlcg==' }, { readTime: inAnHour }]) {
        const addTarget = { targetId: 2, query, ...resume };
        const channel = await webChannel('Listen', { database: databaseName, addTarget });
        seen.push(await known(channel, new Set(['gone since']), ['a']));
        await channel.close();
      }
      return seen;
    },
  },
  {
    title: 'Text is framed by its UTF-16 code units.',
    expected: { stringValue: 'é€😀' },
    async run(context) {
      const { rest, collection } = context;
      const fields = { t: { stringValue: 'é€😀' } };
      await rest('commit', { writes: [{ update: { name: `${collection}/a`, fields } }] });
      const channel = await listen(context);
      await channel.next();
      const { documentChange } = JSON.parse(JSON.stringify(await channel.next()));
      await channel.close();
      return documentChange.document.fields.t;
    },
  },
];
