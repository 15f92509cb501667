import { coinTable } from '@dinar/domain/crypto/coin-table';
import { cryptoTexts } from '@dinar/site/texts/crypto/crypto-texts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { CoinMark } from '../../ui/mark/coin-mark.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './crypto-page.module.css';

const placeholders = coinTable.slice(0, 2);

/** Shown for an empty collection: a placeholder of the table, and the advice to try again later. */
export function NoCoins() {
  const { columns, none } = useTexts(cryptoTexts);
  return (
    <Fragment>
      <table className={styles.table} data-empty="true">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.change}</th>
            <th scope="col">{columns.trend}</th>
          </tr>
        </thead>
        <tbody>
          {placeholders.map(({ id, name, symbol }) => (
            <tr key={id}>
              <th scope="row">
                <span className={styles.coin}>
                  <CoinMark id={id} symbol={symbol} />
                  <Literal>{name}</Literal>
                </span>
              </th>
              <td>--</td>
              <td>--</td>
              <td>--</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className={styles.panel}>
        <h2 className={styles.panelTitle}>{none.title}</h2>
        <p>{none.text}</p>
      </section>
    </Fragment>
  );
}
