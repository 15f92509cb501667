import { expect, test } from 'vitest';
import { parseCli } from './parse-cli.ts';

test('The flags that firebase-tools passes are understood, and those without effect are named.', () => {
  const flags =
    '--from-firebase-tools --host 127.0.0.1 --port 22080 --websocket_port 9150 --database-edition standard --project_id demo-x --rules f.rules --single_project_mode true --functions_emulator 127.0.0.1:22001 --brand_new yes';
  expect(parseCli(flags.split(' '))).toEqual({
    kind: 'start',
    host: '127.0.0.1',
    port: 22_080,
    projectId: 'demo-x',
    rulesFile: 'f.rules',
    functionsEmulator: '127.0.0.1:22001',
    ignored: ['--websocket_port', '--single_project_mode', '--brand_new'],
  });
});

test('Without flags the server uses the default port on this machine only.', () => {
  expect(parseCli([])).toEqual({
    kind: 'start',
    host: '127.0.0.1',
    port: 8080,
    projectId: 'demo-project',
    ignored: [],
  });
});

test.each([
  [['--prot', '80'], 'Unknown flag --prot.'],
  [['8080'], 'What is 8080 for?'],
  [['--rules'], '--rules takes a value.'],
  [['--port', 'eighty'], '--port takes a number'],
  [['--functions_emulator', 'nowhere'], '--functions_emulator takes HOST:PORT'],
])('%s is refused: %s', (args, message) => {
  expect(parseCli(args)).toEqual({ kind: 'refuse', message: expect.stringContaining(message) });
});
