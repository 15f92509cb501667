import type { BankPageRow } from '@dinar/domain/rates/bank-page-rates';
import { sourceInWords } from '../../ui/source-words.ts';
import { Tag } from '../../ui/tag.tsx';

/** Where the rates of a bank's page were read, each source once. */
export function RateSources({ rows }: { rows: readonly BankPageRow[] }) {
  const sources = new Set(rows.flatMap((row) => (row.kind === 'quoted' ? [row.source] : [])));
  const real = [...sources].filter((source) => source !== 'demo').map(sourceInWords);
  return (
    <>
      {real.length > 0 && <span>Source : {real.join(', ')}</span>}
      {sources.has('demo') && (
        <Tag tone="amber">
          {real.length > 0 ? 'Données de démonstration en partie' : 'Données de démonstration'}
        </Tag>
      )}
    </>
  );
}
