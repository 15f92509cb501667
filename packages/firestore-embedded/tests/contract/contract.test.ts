import { freePorts } from '@dinar/tools/local/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../src/server.ts';
import { startCandidate } from '../bench/bench-server.ts';
import { officialCandidate } from '../bench/candidates.ts';
import { edgeCases } from './cases/edges.ts';
import { jsonFormCases } from './cases/json-forms.ts';
import { listingCases } from './cases/listings.ts';
import { queryCases } from './cases/queries.ts';
import { refusedQueryCases } from './cases/refused-queries.ts';
import { streamCases } from './cases/streams.ts';
import { transactionCases } from './cases/transactions.ts';
import { writeCases } from './cases/writes.ts';
import { openContexts } from './context.ts';

const googleName = "Google's emulator";
const official = await officialCandidate();
console.log(
  official === undefined
    ? "Google's emulator was not found: the embedded server alone is tested."
    : "Google's emulator was found: both servers are tested.",
);

const embedded = {
  name: 'The embedded server',
  start: () => startServer({ projectId: 'demo-contract' }),
};
const google = official && {
  name: googleName,
  start: async () => startCandidate(official, (await freePorts()).firestore),
};

const cases = [
  ...queryCases,
  ...writeCases,
  ...transactionCases,
  ...listingCases,
  ...streamCases,
  ...edgeCases,
  ...jsonFormCases,
  ...refusedQueryCases,
];

for (const { title, notByGoogle } of official === undefined ? [] : cases) {
  if (notByGoogle !== undefined) {
    console.log(`Not asked of Google's emulator: ${title} ${notByGoogle}`);
  }
}

describe.each(google ? [embedded, google] : [embedded])('$name', ({ name, start }) => {
  let server: Awaited<ReturnType<typeof start>>;
  let contexts: ReturnType<typeof openContexts>;

  beforeAll(async () => {
    server = await start();
    contexts = openContexts(server.port);
  });

  afterAll(async () => {
    await contexts.close();
    await server.close();
  });

  const asked = cases.filter(({ notByGoogle }) => name !== googleName || notByGoogle === undefined);
  it.each(asked)('$title', async ({ run, expected }) => {
    expect(await run(contexts.forCase())).toEqual(expected);
  });
});
