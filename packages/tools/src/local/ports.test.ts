import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startSiteEmulators } from './emulators/site-emulators.ts';
import { freePorts, portsFor, requireFreePorts } from './ports.ts';

test('An offset moves every port by the same amount', () => {
  expect(portsFor(100)).toEqual({
    hosting: 5100,
    functions: 5101,
    hostingEmulator: 5102,
    firestore: 8180,
    websocket: 9250,
    hub: 4500,
    logging: 4600,
    eventarc: 9399,
    tasks: 9599,
  });
});

test('Rejects an offset that leads to a port that browsers block, and names the port', () => {
  expect(() => portsFor(1000)).toThrow(
    expect.objectContaining({
      code: 'misuse',
      message: expect.stringMatching(/port 6000.*le site.*--port-offset/s),
    }),
  );
});

test('Free ports have no listener, and no port is chosen twice', async () => {
  const stacks = await Promise.all(Array.from({ length: 60 }, () => freePorts()));
  await requireFreePorts(stacks[0] ?? expect.fail('There are no ports'));
  const chosen = stacks.flatMap((ports) => Object.values(ports));
  expect(new Set(chosen).size).toBe(chosen.length);
});

/** Free ports but for one, which a server has until the end of the test. */
async function portsBut(taken: 'firestore' | 'hosting') {
  const ports = await freePorts();
  const occupant = net.createServer().listen(ports[taken], '127.0.0.1');
  await once(occupant, 'listening');
  onTestFinished(() => void occupant.close());
  return ports;
}

test('Reports a taken port with its role and the remedy', async () => {
  const ports = await portsBut('firestore');
  await expect(requireFreePorts(ports)).rejects.toMatchObject({
    code: 'port-taken',
    message: expect.stringMatching(
      new RegExp(`Le port ${ports.firestore}, prévu pour Firestore.*--port-offset`, 's'),
    ),
  });
});

test('Names a port that another program took during the builds', async () => {
  const run = { folder: '.', projectId: 'demo-ports', ports: await portsBut('hosting'), env: {} };
  await expect(startSiteEmulators(run)).rejects.toMatchObject({ code: 'port-taken' });
});
