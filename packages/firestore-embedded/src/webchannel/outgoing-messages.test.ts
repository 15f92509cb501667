import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OutgoingMessages } from './outgoing-messages.ts';

test('For any acknowledgements, a client gets each later message once and in order.', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant('push'), fc.nat({ max: 30 }))), (steps) => {
      const outgoing = new OutgoingMessages();
      let pushed = 0;
      let acknowledged = 0;
      for (const step of steps) {
        if (step === 'push') {
          pushed += 1;
          outgoing.push(String(pushed));
        } else {
          acknowledged = Math.max(acknowledged, Math.min(Number(step), pushed));
          outgoing.acknowledge(Number(step));
        }
      }
      const expected = Array.from({ length: pushed - acknowledged }, (_, index) => {
        const id = acknowledged + index + 1;
        return [id, id];
      });
      expect(JSON.parse(outgoing.above(0) ?? '[]')).toEqual(expected);
      expect(outgoing.lastId).toBe(pushed);
    }),
  );
});
