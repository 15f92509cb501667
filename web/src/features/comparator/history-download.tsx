import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { HistorySeries } from '@dinar/domain/rates/history-series';
import { Button } from '../../ui/control/button.tsx';
import { historyCsv } from './history-csv.ts';

interface HistoryDownloadProps {
  readonly code: ForeignCurrencyCode;
  readonly series: HistorySeries;
  readonly isDemo: boolean;
}

/** A button that saves the shown span as a file, created on the device. */
export function HistoryDownload({ code, series, isDemo }: HistoryDownloadProps) {
  return <Button onClick={() => save(historyCsv(code, series, isDemo))}>Télécharger (CSV)</Button>;
}

function save({ name, text }: { name: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers save nothing if the address is revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
