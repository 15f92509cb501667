import { useId } from 'react';
import { Fragment } from '../../ui/text/fragment.ts';
import styles from './converter-foot.module.css';
import { OrdersOfMagnitude } from './orders-of-magnitude.tsx';

/** The reasons to convert here, the instructions, and some orders of magnitude. */
export function ConverterGuide() {
  const id = useId();
  return (
    <Fragment>
      <section aria-labelledby={`${id}-why`} className={styles.prose}>
        <h2 id={`${id}-why`} className={styles.title}>
          Un convertisseur qui dit d’où vient le taux
        </h2>
        <p>
          Chaque résultat porte le cours dont il vient, sa date et sa source. Choisissez une banque
          pour compter à son propre cours, ou gardez la moyenne de toutes. Les chiffres suivent le
          marché sans recharger la page, gratuitement et sans compte.
        </p>
      </section>
      <section aria-labelledby={`${id}-guide`} className={styles.prose}>
        <h2 id={`${id}-guide`} className={styles.title}>
          Guide de conversion
        </h2>
        <ol className={styles.steps}>
          <li>Entrez le montant, avec une virgule ou un point pour les décimales.</li>
          <li>Choisissez les deux devises ; le bouton rond les échange.</li>
          <li>Choisissez une banque si vous savez déjà où vous changerez.</li>
        </ol>
        <p>
          Le résultat est ce que vous recevez. Vers le dinar, le montant est multiplié par le cours
          acheteur de la devise ; depuis le dinar, il est divisé par son cours vendeur. Entre deux
          devises étrangères, le calcul passe par le dinar.
        </p>
        <OrdersOfMagnitude />
      </section>
    </Fragment>
  );
}
