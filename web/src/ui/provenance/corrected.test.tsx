import { compareCounters } from '@dinar/domain/today/compare-counters';
import { countersToday } from '@dinar/domain/today/counters';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { friday, quote } from '../../testing/rates-fixtures.ts';
import { BankRowHeader } from '../comparison/bank-row-header.tsx';
import { scaleOf } from '../comparison/rate-scale.tsx';
import { Provenance } from './provenance.tsx';

const why = 'Le site de la banque montrait hier';

function headerOf(correction: string | undefined) {
  const banks = [quote({ bankId: 'BIAT', ...(correction !== undefined && { correction }) })];
  const [row] = compareCounters(countersToday('EUR', banks, friday), 'TND', 1);
  if (!row) throw new Error('There is no row');
  return render(
    <table>
      <tbody>
        <tr>
          <th>
            <BankRowHeader
              row={row}
              badges={{ purchase: '', sale: '' }}
              hasSharedOrigin
              scale={scaleOf([row], undefined)}
            />
          </th>
        </tr>
      </tbody>
    </table>,
  );
}

it('a corrected row says so, with the reason as its title, where others name no origin', () => {
  headerOf(why);
  expect(screen.getByText('corrigé').title).toBe(why);
});

it('a corrected row without a reason says who corrected it; another says nothing', () => {
  const { unmount } = headerOf('');
  expect(screen.getByText('corrigé').title).toBe('Valeur corrigée par notre équipe');
  unmount();
  headerOf(undefined);
  expect(screen.queryByText('corrigé')).toBeNull();
});

it('where there is space the reason is read beside the value', () => {
  render(<Provenance days={[friday]} today={friday} sources={['import']} correction={why} />);
  expect(screen.getByText(why).textContent).toBe(`corrigé ${why}`);
});
