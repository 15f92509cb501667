import { bankByCode } from '@dinar/domain/banks/bank';
import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { bankName, bankNameOrder } from '@dinar/domain/banks/bank-name';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { BankRecord } from '@dinar/domain/documents/bank-records-document';
import { fill } from '@dinar/domain/language/texts';
import {
  coverageInWords,
  heldBackInWords,
  publishedInWords,
  usualHourInWords,
} from '@dinar/site/texts/bank-records/record-words';
import { statusTexts } from '@dinar/site/texts/status/status-texts';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useLocale } from '../../ui/language/locale-context.ts';
import { TitledSection } from '../../ui/panel/titled-section.tsx';
import styles from './status-page.module.css';

/** The recent publishing record of each bank, counted last night; renders nothing before the first night. */
export function BankRecords() {
  const locale = useLocale();
  const texts = statusTexts[locale];
  const [known] = knownValue(useLiveResource({ kind: 'records' }).state) ?? [];
  if (!known) return null;
  return (
    <TitledSection title={texts.banks}>
      <ul aria-label={texts.banks}>
        {known.records.map((record) => (
          <li key={record.bankId} className={styles.bank}>
            <AppLink to={`/cours-change/${bankByCode(record.bankId).slug}`} translate="no">
              {bankName(record.bankId, locale)}
            </AppLink>
            <span>
              <span>{publishedInWords(record, locale)}</span>
              {record.coverage && (
                <span className={styles.soft}>{coverageInWords(record, locale)}</span>
              )}
            </span>
            <span className={styles.soft}>{usualHourInWords(record, locale) ?? '–'}</span>
            <span className={styles.soft}>{heldBackInWords(record, locale)}</span>
          </li>
        ))}
      </ul>
      <Uncovered records={known.records} />
      {known.records.some((record) => usualHourInWords(record, locale) === undefined) && (
        <p className="line">{texts.noUsualHour}</p>
      )}
      <p className="line">{fill(texts.counted, { day: formatDayInWords(known.asOf, locale) })}</p>
    </TitledSection>
  );
}

/** The banks without rates, which a visitor can ask directly. */
function Uncovered({ records }: { records: readonly BankRecord[] }) {
  const locale = useLocale();
  const covered = new Set(records.map(({ bankId }) => bankId));
  const others = [...commercialBankCodes]
    .filter((code) => !covered.has(code))
    .sort(bankNameOrder(locale));
  if (others.length === 0) return null;
  const names = others.map((code) => bankName(code, locale));
  const banks = new Intl.ListFormat(locale).format(names);
  return <p className="line">{fill(statusTexts[locale].uncovered, { banks })}</p>;
}
