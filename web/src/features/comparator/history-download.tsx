import type { RateDate } from '@dinar/domain/days/rate-date';
import { historySeries } from '@dinar/domain/rates/history-series';
import { isDemoCurve } from '@dinar/domain/rates/rate-history';
import { historyTexts } from '@dinar/site/texts/history/history-texts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
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

/** A button that saves all known years, which it reads first. */
export function WholeDownload(props: WholeDownloadProps) {
  const { downloadAll } = useTexts(historyTexts).file;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Fragment>
      <Button busy={isAsked} onClick={() => setIsAsked(true)}>
        {downloadAll}
      </Button>
      {isAsked && <WholeSeries {...props} onEnd={() => setIsAsked(false)} />}
    </Fragment>
  );
}

function WholeSeries(props: WholeDownloadProps & { readonly onEnd: () => void }) {
  const { code, today, isDemo } = props;
  const locale = useLocale();
  const { state } = useLiveResource({ kind: 'past', currency: code });
  const years = knownValue(state);
  const end = useEffectEvent((found: typeof years) => {
    if (found) {
      const series = historySeries(found, today, 'all');
      save(historyCsv(code, series, isDemo || isDemoCurve(found), locale));
    }
    props.onEnd();
  });
  const isFailed = state.kind === 'failed';
  useEffect(() => {
    if (years || isFailed) end(years);
  }, [years, isFailed]);
  return null;
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
