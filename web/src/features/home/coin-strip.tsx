import { type CoinToday, coinsToday } from '@dinar/domain/crypto/coins-today';
import { formatShortInstant } from '@dinar/domain/format/format-instant';
import { homeBelowTexts } from '@dinar/site/texts/home-below/home-below-texts';
import { useId } from 'react';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useNow } from '../../ui/clock/use-today.ts';
import { CoinSource } from '../../ui/coins/coin-source.tsx';
import { CoinValue } from '../../ui/coins/coin-value.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { CoinMark } from '../../ui/mark/coin-mark.tsx';
import { Variation } from '../../ui/number/variation.tsx';
import styles from './home-foot.module.css';

const shownCount = 4;

/** The first few coins, with the instant of their prices once if it is the same, and a link to all coins. */
export function CoinStrip() {
  const locale = useLocale();
  const texts = useTexts(homeBelowTexts).coins;
  const titleId = useId();
  const { state } = useLiveResource({ kind: 'coins' });
  const { coins, isDemo } = coinsToday(knownValue(state) ?? [], useNow());
  const shown = coins.slice(0, shownCount);
  const saidAt = commonInstant(shown);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{texts.title}</h2>
        <AppLink to="/cryptomonnaies" data-screen>
          {texts.all}
        </AppLink>
      </header>
      {coins.length === 0 &&
        (state.kind === 'loading' ? (
          <div className={styles.awaitedCoins} />
        ) : (
          <p className="soft">{texts.empty}</p>
        ))}
      <ul className={styles.coins}>
        {shown.map((coin) => (
          <li key={coin.id} className={styles.coin}>
            <CoinMark id={coin.id} symbol={coin.symbol} />
            <span className={styles.price}>
              <span>{coin.name}</span>
              {coin.price?.trend && <Variation trend={coin.price.trend} />}
            </span>
            <strong>
              <CoinValue coin={coin} saidAt={saidAt} />
            </strong>
          </li>
        ))}
      </ul>
      {coins.length > 0 && (
        <p className="soft">
          {saidAt && (
            <time
              dateTime={saidAt.toISOString()}
            >{`${formatShortInstant(saidAt, locale)} · `}</time>
          )}
          <CoinSource isDemo={isDemo} />
        </p>
      )}
    </section>
  );
}

function commonInstant(coins: readonly CoinToday[]): Date | undefined {
  const [first, ...others] = coins.flatMap(({ price }) => price?.at ?? []);
  return others.every((at) => at.getTime() === first?.getTime()) ? first : undefined;
}
