import { coinTable } from '@dinar/domain/crypto/coin-table';
import { CoinMark } from '../../ui/mark/coin-mark.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './crypto-page.module.css';

const placeholders = coinTable.slice(0, 2);

/** Shown for an empty collection: a placeholder of the table, and the advice to try again later. */
export function NoCoins() {
  return (
    <Fragment>
      <table className={styles.table} data-empty="true">
        <thead>
          <tr>
            <th scope="col">CRYPTO</th>
            <th scope="col">PRIX</th>
            <th scope="col">CHANGEMENT 24H</th>
            <th scope="col">TENDANCE</th>
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
        <h2 className={styles.panelTitle}>Aucune donnée disponible</h2>
        <p>Aucune crypto-monnaie trouvée. Veuillez réessayer plus tard.</p>
      </section>
    </Fragment>
  );
}
