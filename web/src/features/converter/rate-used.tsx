import { bankByCode } from '@dinar/domain/banks/bank';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatRate4 } from '@dinar/domain/format/format-number';
import type { ConverterRate, RateBasis } from '@dinar/domain/rates/converter-rate';
import { isStale } from '@dinar/domain/rates/home-board';
import { sourceInWords } from '../../ui/source-words.ts';
import { Tag } from '../../ui/tag.tsx';

/** One rate the conversion rests on: what it is, its day and its source. */
export function RateUsed({ rate, today }: { rate: ConverterRate; today: RateDate }) {
  const { currency, value, basis, date, sources, lackingBank } = rate;
  const isDemo = sources.includes('demo');
  const real = sources.filter((source) => source !== 'demo');
  return (
    <li>
      {lackingBank && (
        <strong>
          {bankByCode(lackingBank).displayName} n’a pas de cours pour {currency} :{' '}
          {basis.kind === 'mean' ? 'la moyenne des banques est prise. ' : 'un autre est pris. '}
        </strong>
      )}
      1 {currency} = {formatRate4(value)} TND, {basisInWords(basis)}.{' '}
      {isStale(date, today) ? `Cours du ${formatDayInWords(date)}.` : 'Cours d’aujourd’hui.'}{' '}
      {real.length > 0 && `Source : ${real.map(sourceInWords).join(', ')}. `}
      {isDemo && <Tag tone="amber">Données de démonstration</Tag>}
    </li>
  );
}

function basisInWords(basis: RateBasis): string {
  switch (basis.kind) {
    case 'mean':
      return basis.bankCount === 1
        ? 'cours vendeur de la seule banque qui cote'
        : `moyenne des cours vendeurs de ${basis.bankCount} banques`;
    case 'bank':
      return `cours vendeur de ${bankByCode(basis.bank).displayName}`;
    case 'central':
      return 'cours de la Banque Centrale de Tunisie';
    case 'live':
      return 'cours en direct, aucune banque ne cotant cette devise';
  }
}
