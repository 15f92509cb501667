import { textsOfRoute } from '@dinar/site/texts/route-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import type { InformationProps } from './information-props.ts';
import { type LegalSection, LegalText } from './legal-text.tsx';
import { legalDate } from './text-dates.ts';

/** The terms of use of the site, and the reliability of its figures. */
export function TermsPage({ page, site }: InformationProps) {
  return (
    <LegalText
      heading={textsOfRoute(page.route).heading}
      intro={`Consulter ${site.name}, c’est accepter ce qui suit.`}
      updatedOn={legalDate}
      sections={sections}
    />
  );
}

const sections: readonly LegalSection[] = [
  {
    title: 'Objet',
    body: (
      <p>
        Le site informe sur les taux de change du dinar tunisien, compare les cours des banques et
        propose un convertisseur. Ces conditions règlent son usage.
      </p>
    ),
  },
  {
    title: 'Accès',
    body: (
      <p>
        Le site est gratuit, public et sans compte. Nous faisons de notre mieux pour qu’il réponde
        toujours, sans pouvoir le garantir : il peut être interrompu pour maintenance ou par une
        panne.
      </p>
    ),
  },
  {
    title: 'Nature des informations',
    body: (
      <p>
        Les cours viennent de la Banque Centrale de Tunisie, des banques et de sources publiques.
        Chacun porte sa date et sa source. Ce qui est indicatif, de démonstration ou d’un jour
        antérieur est signalé.
      </p>
    ),
  },
  {
    title: 'Absence de garantie',
    body: (
      <p>
        <strong>
          Les informations publiées ne sont pas garanties. Elles peuvent être incomplètes, en retard
          ou erronées, et toute décision que vous prenez à partir d’elles l’est à vos propres
          risques.
        </strong>
        <span> Seul le cours confirmé par votre banque au moment de l’opération fait foi.</span>
      </p>
    ),
  },
  {
    title: 'Aucun conseil',
    body: (
      <p>
        Rien sur ce site n’est un conseil financier, fiscal ou d’investissement, ni une offre
        d’achat ou de vente de devises ou de crypto-monnaies. Nous ne réalisons aucune opération de
        change.
      </p>
    ),
  },
  {
    title: 'Responsabilité',
    body: (
      <p>
        Dans les limites de la loi, nous ne répondons pas des pertes ou des dommages qui
        résulteraient de l’usage du site, d’une erreur dans un cours ou de son indisponibilité.
      </p>
    ),
  },
  {
    title: 'Usage loyal',
    body: (
      <p>
        Vous pouvez consulter, citer et partager les pages. Il est interdit de surcharger le site,
        d’en contourner la sécurité ou d’envoyer par le formulaire des messages trompeurs ou
        automatiques.
      </p>
    ),
  },
  {
    title: 'Propriété intellectuelle',
    body: (
      <p>
        Les textes et la présentation sont protégés. Les noms des banques appartiennent à leurs
        titulaires et ne sont cités que pour désigner leurs cours. Les titres d’actualité mènent aux
        journaux qui les ont écrits.
      </p>
    ),
  },
  {
    title: 'Liens et données personnelles',
    body: (
      <p>
        <RichText
          text="Nous ne répondons pas du contenu des sites vers lesquels mènent nos liens. L’emploi de vos données est décrit dans la {policy}."
          policy={
            <AppLink to="/politique-de-confidentialite">politique de confidentialité</AppLink>
          }
        />
      </p>
    ),
  },
  {
    title: 'Modifications et droit applicable',
    body: (
      <p>
        <RichText
          text="Ces conditions peuvent changer : la date en tête de page le dit. Elles relèvent du droit tunisien, et tout litige des tribunaux de Tunis. Une question ? {contact}."
          contact={<AppLink to="/contact">Écrivez-nous</AppLink>}
        />
      </p>
    ),
  },
];
