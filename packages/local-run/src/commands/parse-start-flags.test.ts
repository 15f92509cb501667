import { expect, test } from 'vitest';
import { parseStartFlags } from './parse-start-flags.ts';

test('Without flags the run is seeded, fed, and on the usual ports', () => {
  expect(parseStartFlags([])).toEqual({
    help: false,
    feed: true,
    seed: true,
    official: false,
    portOffset: 0,
  });
});

test('An empty database is not fed', () => {
  expect(parseStartFlags(['--no-seed', '--port-offset', '100', '--official'])).toEqual({
    help: false,
    feed: false,
    seed: false,
    official: true,
    portOffset: 100,
  });
});

test.each(['--nofeed', '--port-offset=ten', '--port-offset=-5', '--port-offset=60000', 'feed'])(
  'The flag %s is refused',
  (flag) => {
    expect(() => parseStartFlags([flag])).toThrow(expect.objectContaining({ code: 'bad-flag' }));
  },
);
