import { startServer as startEmbedded } from '@dinar/firestore-embedded/server';
import { freePorts } from '@dinar/local-run/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../bench/firestore/bench-server.ts';
import { officialCandidate } from '../bench/firestore/candidates.ts';
import { batchCases } from './cases/batches.ts';
import { listenCases } from './cases/listens.ts';
import { listingCases } from './cases/listings.ts';
import { payloadCases } from './cases/payloads.ts';
import { queryCases } from './cases/queries.ts';
import { transactionCases } from './cases/transactions.ts';
import { writeCases } from './cases/writes.ts';
import { openContexts } from './context.ts';

interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

const googleName = "Google's emulator";
const official = await officialCandidate();
console.log(
  official === undefined
    ? "Google's emulator was not found: the contract is held against the embedded server alone."
    : "Google's emulator was found: the contract is held against both servers.",
);

const servers: readonly { readonly name: string; start(): Promise<Running> }[] = [
  { name: 'The embedded server', start: startOwn },
  ...(official === undefined
    ? []
    : [
        {
          name: googleName,
          start: async () => startServer(official, (await freePorts()).firestore),
        },
      ]),
];

async function startOwn(): Promise<Running> {
  const options = { host: '127.0.0.1', port: 0, projectId: 'demo-contract', log: () => {} };
  const { port, close } = await startEmbedded(options);
  return { port, stop: close };
}

const cases = [
  ...queryCases,
  ...writeCases,
  ...batchCases,
  ...transactionCases,
  ...listingCases,
  ...listenCases,
  ...payloadCases,
];

for (const { title, notByGoogle } of official === undefined ? [] : cases) {
  if (notByGoogle !== undefined) {
    console.log(`Not asked of Google's emulator: ${title} ${notByGoogle}`);
  }
}

describe.each(servers)('$name', ({ name, start }) => {
  let server: Running;
  let contexts: ReturnType<typeof openContexts>;

  beforeAll(async () => {
    server = await start();
    contexts = openContexts(server.port);
  });

  afterAll(async () => {
    await contexts.close();
    await server.stop();
  });

  const asked = cases.filter(({ notByGoogle }) => name !== googleName || notByGoogle === undefined);
  it.each(asked)('$title', async ({ run, expected }) => {
    expect(await run(contexts.forCase())).toEqual(expected);
  });
});
