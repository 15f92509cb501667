import styles from './reading-help.module.css';

/** Explains the columns of the comparison to whoever wonders. */
export function ReadingHelp({ withSpread = false }: { withSpread?: boolean }) {
  return (
    <details className={styles.help}>
      <summary>Comment lire ce tableau</summary>
      <p>
        <strong>Achat</strong> : le cours auquel la banque vous achète la devise. Le plus haut est
        le meilleur pour vous.
      </p>
      <p>
        <strong>Vente</strong> : le cours auquel la banque vous vend la devise. Le plus bas est le
        meilleur pour vous.
      </p>
      <p>
        <strong>Écart</strong> : ce que vous perdez, pour le montant choisi, par rapport à la
        meilleure banque du jour. Une ligne d’un jour antérieur porte sa date et n’est jamais la
        meilleure.
      </p>
      {withSpread && (
        <p>
          <strong>Spread</strong> : la vente moins l’achat, pour une unité. C’est la marge de la
          banque.
        </p>
      )}
    </details>
  );
}
