import styles from './converter-foot.module.css';
import { OrdersOfMagnitude } from './orders-of-magnitude.tsx';

/** The instructions, the reasons to convert here, and some orders of magnitude, folded. */
export function ConverterGuide() {
  return (
    <details className={styles.prose}>
      <summary>
        <h2 className={styles.title}>Guide de conversion</h2>
      </summary>
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
      <h3 className={styles.subtitle}>Un convertisseur qui dit d’où vient le taux</h3>
      <p>
        Chaque résultat porte la banque dont il vient, son jour et sa source. Choisissez une banque
        pour compter à son propre cours. Les chiffres suivent le marché sans recharger la page,
        gratuitement et sans compte.
      </p>
      <OrdersOfMagnitude />
    </details>
  );
}
