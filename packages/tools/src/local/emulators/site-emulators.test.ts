import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts } from '../ports.ts';
import { startSiteEmulators } from './site-emulators.ts';

test('Names a port that another program took during the builds', async () => {
  const ports = await freePorts();
  const occupant = createServer();
  await new Promise<void>((resolve) => {
    occupant.listen(ports.hosting, '127.0.0.1', resolve);
  });
  try {
    const run = { folder: '.', projectId: 'demo-ports', ports, env: {} };
    await expect(startSiteEmulators(run)).rejects.toMatchObject({ code: 'port-taken' });
  } finally {
    await new Promise((resolve) => occupant.close(resolve));
  }
});
