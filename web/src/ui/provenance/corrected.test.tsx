import { compareCounters } from '@dinar/domain/today/compare-counters';
import { countersToday } from '@dinar/domain/today/counters';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { friday, quote } from '../../testing/rates-fixtures.ts';
import { BankRowHeader } from '../comparison/bank-row-header.tsx';
import { Provenance } from './provenance.tsx';

const why = 'Le site de la banque montrait hier';

function headerOf(correction: string | undefined) {
  const banks = [quote({ bankId: 'BIAT', ...(correction !== undefined && { correction }) })];
  const [row] = compareCounters(countersToday('EUR', banks, friday), 'spend', 1);
  if (!row) throw new Error('There is no row');
  return render(
    <table>
      <tbody>
        <tr>
          <th>
            <BankRowHeader
              row={row}
              badges={{ purchase: '', sale: '' }}
              asked={{ intent: 'spend' }}
              origin={{ day: friday, source: row.source }}
            />
          </th>
        </tr>
      </tbody>
    </table>,
  );
}

it('a corrected row is marked, with the reason as its title, even if the caption names the same origin', () => {
  headerOf(why);
  expect(screen.getByText('corrigé').title).toBe(why);
});

it('a corrected row without a reason names our team, and an uncorrected row has no mark', () => {
  const { unmount } = headerOf('');
  expect(screen.getByText('corrigé').title).toBe('Valeur corrigée par notre équipe');
  unmount();
  headerOf(undefined);
  expect(screen.queryByText('corrigé')).toBeNull();
});

it('outside tables the reason is beside the value', () => {
  render(<Provenance days={[friday]} today={friday} sources={['import']} correction={why} />);
  expect(screen.getByText(why).parentElement?.textContent).toBe(`corrigé ${why}`);
});
