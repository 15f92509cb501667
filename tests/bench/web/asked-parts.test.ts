import { expect, it } from 'vitest';
import { askedParts, parts } from './asked-parts.ts';

it('Without arguments all parts are asked for, of one page of each screen, three loads each', () => {
  const asked = askedParts([]);
  expect(asked.parts).toEqual(parts);
  expect(asked.pages.map(({ name }) => name)).toContain('home');
  expect(asked.runs).toBe(3);
});

it('Parts come in their own order, with the pages and the loads asked for', () => {
  const asked = askedParts(['latency', 'loads', '--pages', 'converter,home', '--runs', '5']);
  expect(asked.parts).toEqual(['loads', 'latency']);
  expect(asked.pages.map(({ name }) => name)).toEqual(['converter', 'home']);
  expect(asked.runs).toBe(5);
});

it('What there is not is refused with what there is', () => {
  expect(() => askedParts(['speed'])).toThrow('No part "speed"; there are loads, tasks,');
  expect(() => askedParts(['--pages', 'homepage'])).toThrow(
    /^No page "homepage"; there are .*home/,
  );
  expect(() => askedParts(['--runs', 'many'])).toThrow('from 1 up, not "many"');
  expect(() => askedParts(['--runs', '0'])).toThrow('from 1 up, not "0"');
  expect(() => askedParts(['--fast'])).toThrow("'--fast'");
});
