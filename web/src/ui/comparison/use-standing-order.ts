import type { ComparisonRow } from '@dinar/domain/rates/comparison';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { afterDelay } from '../after-delay.ts';
import { createCalm } from '../calm.ts';

type Rows = readonly ComparisonRow[];

// Long enough to read some rows.
const standsMs = 5000;
// After what is in sight and what is out of sight.
const laterMs = 1500;

/**
 * The rows in an order that stands: a first change is followed at once, another one when the order has
 * stood for 5 s and nobody presses. Rows that change places every second cannot be read, and all of their
 * texts would be drawn for it. Rows of another order, told by `of`, come in it at once, and it stands from
 * then on.
 */
export function useStandingOrder(rows: Rows, of: string): Rows {
  const [standing, setStanding] = useState({ of, order: orderOf(rows), isHeld: false });
  const isHeld = standing.isHeld && standing.of === of;
  const shown = useMemo(
    () => (isHeld && inOrder(rows, standing.order)) || rows,
    [isHeld, rows, standing.order],
  );
  const order = orderOf(shown);
  if (standing.of !== of || standing.order !== order) setStanding({ of, order, isHeld: true });

  useEffect(() => {
    if (!standing.isHeld) return;
    return onceStood(() => setStanding((now) => ({ ...now, isHeld: false })));
  }, [standing]);

  return shown;
}

function onceStood(act: () => void): () => void {
  const calm = createCalm({ laterMs });
  const close = calm.open();
  const stop = afterDelay(standsMs, () => calm.whenCalm(() => startTransition(act)));
  return () => {
    stop();
    close();
  };
}

function orderOf(rows: Rows): string {
  return rows.map(({ bankId }) => bankId).join(' ');
}

/** The rows in an earlier order, the same ones if they are; `undefined` when they are of other banks. */
function inOrder(rows: Rows, order: string): Rows | undefined {
  if (orderOf(rows) === order) return rows;
  const byBank = new Map<string, ComparisonRow>(rows.map((row) => [row.bankId, row]));
  const banks = order.split(' ');
  const found = banks.flatMap((bank) => byBank.get(bank) ?? []);
  return found.length === banks.length && found.length === rows.length ? found : undefined;
}
