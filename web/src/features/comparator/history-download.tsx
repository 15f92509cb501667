import type { RateDate } from '@dinar/domain/days/rate-date';
import { historySeries } from '@dinar/domain/rates/history-series';
import { isDemoCurve } from '@dinar/domain/rates/rate-history';
import { resourceKey } from '@dinar/site/delivery/page-resources';
import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { historyTexts } from '@dinar/site/texts/history/history-texts';
import { useState } from 'react';
import { usePageStore } from '../../data/store/page-store-context.ts';
import { knownValue } from '../../data/store/reading.ts';
import { Button } from '../../ui/control/button.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { historyCsv } from './history-csv.ts';
import type { Curve } from './history-kinds.ts';

/** A button that saves the shown span as a file, created on the device. */
export function HistoryDownload({ code, series, isDemo }: Curve) {
  const locale = useLocale();
  const { download } = useTexts(historyTexts).file;
  return <Button onClick={() => save(historyCsv(code, series, isDemo, locale))}>{download}</Button>;
}

interface WholeDownloadProps extends Omit<Curve, 'series'> {
  readonly today: RateDate;
}

/** A button that saves all known years, which it reads first; it says so if they cannot be read. */
export function WholeDownload({ code, today, isDemo }: WholeDownloadProps) {
  const locale = useLocale();
  const store = usePageStore();
  const { downloadAll } = useTexts(historyTexts).file;
  const { failed } = useTexts(comparatorTexts).history;
  const [isReading, setIsReading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const download = async () => {
    if (isReading) return;
    const resource = { kind: 'past', currency: code } as const;
    const known = () => knownValue(store.getReading('past', resourceKey(resource)));
    setIsReading(true);
    setHasFailed(false);
    if (!known()) await store.refresh(resource);
    const years = known();
    setIsReading(false);
    setHasFailed(!years);
    if (!years) return;
    const series = historySeries(years, today, 'all');
    save(historyCsv(code, series, isDemo || isDemoCurve(years), locale));
  };
  return (
    <Fragment>
      <Button busy={isReading} onClick={download}>
        {downloadAll}
      </Button>
      {hasFailed && <p role="alert">{failed}</p>}
    </Fragment>
  );
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
