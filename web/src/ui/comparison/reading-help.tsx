import { oldestDayInForce } from '@dinar/domain/days/in-force';
import styles from './reading-help.module.css';

const columns = [
  {
    word: 'Achat',
    meaning:
      ' : le cours auquel la banque vous achète la devise (cours acheteur). Plus il est haut, plus vous recevez de dinars.',
  },
  {
    word: 'Vente',
    meaning:
      ' : le cours auquel la banque vous vend la devise (cours vendeur). Plus il est bas, plus vous recevez de devises.',
  },
  {
    word: 'Écart',
    meaning: ` : ce que vous perdez, pour le montant choisi, par rapport à la banque la plus avantageuse. Sont comparés les cours d’aujourd’hui et du ${oldestDayInForce}, à partir de trois banques. Un cours plus ancien porte sa date et n’est pas comparé.`,
  },
  {
    word: 'Le trait',
    meaning:
      ' sous le nom place l’achat (point plein), le cours moyen de référence (barre) et la vente (cercle) sur une même échelle pour toutes les banques.',
  },
];
const spread = {
  word: 'Spread',
  meaning: ' : la vente moins l’achat, pour une unité. C’est la marge de la banque.',
};

/** Explains the columns of the comparison, in a collapsed section. */
export function ReadingHelp({ withSpread = false }: { withSpread?: boolean }) {
  return (
    <details className={styles.help}>
      <summary>Comment lire ce tableau</summary>
      {(withSpread ? [...columns, spread] : columns).map(({ word, meaning }) => (
        <p key={word}>
          <strong>{word}</strong>
          <span>{meaning}</span>
        </p>
      ))}
    </details>
  );
}
