import { contactRows } from '@dinar/domain/contact/validate-contact';
import { alertsPage } from '@dinar/site/routes/alerts-page';
import { textsOfRoute } from '@dinar/site/texts/route-texts';
import type { SiteConfig } from '../../config/site-config.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import type { InformationProps } from './information-props.ts';
import { type LegalSection, LegalText } from './legal-text.tsx';
import { legalDate } from './text-dates.ts';

// The page names each field of the form, since it promises to list all data that the site receives.
const receivedFields = new Intl.ListFormat('fr').format(
  contactRows.map(({ shortLabel }) => shortLabel.toLowerCase()),
);

/** The privacy policy: the data kept about visitors, the reasons, and the retention periods. */
export function PrivacyPage({ page, site }: InformationProps) {
  return (
    <LegalText
      heading={textsOfRoute(page.route).heading}
      intro={`Ce que ${site.name} sait de vous, pourquoi, et pour combien de temps.`}
      updatedOn={legalDate}
      sections={sectionsFor(site)}
    />
  );
}

function sectionsFor({ name, email }: SiteConfig['site']): readonly LegalSection[] {
  return [
    {
      title: 'Qui est responsable',
      body: (
        <p>
          <RichText
            text="{name}, à Tunis, publie ce site et répond de ce qui suit. On nous joint à {mail} ou par le {form}."
            name={name}
            mail={<a href={`mailto:${email}`}>{email}</a>}
            form={<AppLink to="/contact">formulaire de contact</AppLink>}
          />
        </p>
      ),
    },
    {
      title: 'Données que vous nous donnez',
      body: (
        <p>
          <RichText
            text="Aucun compte n’est demandé pour consulter le site. Si vous nous écrivez, nous recevons ce que vous avez saisi ({fields}), et l’heure de l’envoi. Si vous créez une {alert}, nous gardons l’adresse de notification de votre navigateur avec ses clés, et ce que vous attendez : devise, banque, cours. Le message passe, chiffré, par le service de notification de votre navigateur (Google, Mozilla, Microsoft ou Apple). « Tout arrêter » efface tout aussitôt ; notre équipe ne regarde que des totaux."
            fields={<span>{receivedFields}</span>}
            alert={<AppLink to={alertsPage}>alerte</AppLink>}
          />
        </p>
      ),
    },
    {
      title: 'Données techniques',
      body: (
        <p>
          Pour vous répondre, nos serveurs reçoivent l’adresse IP de votre appareil, la page
          demandée et le type de navigateur. Notre hébergeur les garde dans ses journaux, pour la
          sécurité et le bon fonctionnement. Nous n’en faisons aucun profil. Quand une page a une
          erreur, le navigateur peut nous envoyer le nom de cette erreur, l’endroit de nos scripts
          où elle s’est produite et le genre de page, sans rien de ce que vous avez saisi.
        </p>
      ),
    },
    {
      title: 'À quoi ces données servent',
      body: (
        <p>
          Vos coordonnées servent à vous répondre, et à rien d’autre. Elles ne sont ni vendues, ni
          louées, ni employées pour de la publicité.
        </p>
      ),
    },
    {
      title: 'Cookies et traceurs',
      body: (
        <p>
          Nous ne déposons aucun cookie et n’utilisons aucun traceur publicitaire ni outil de mesure
          d’audience. Les images et les écritures du site viennent du site lui-même.
        </p>
      ),
    },
    {
      title: 'Stockage dans votre navigateur',
      body: (
        <p>
          <RichText
            text="Le site peut garder dans votre navigateur ses propres fichiers et les derniers cours, pour s’ouvrir plus vite et sans connexion (service worker), ainsi que le choix de langue et le brouillon d’un message, le temps de la visite et jusqu’à son envoi. Si vous choisissez des {favourites} (devise, montant, banque), il les garde sur votre appareil, sans nous les envoyer, jusqu’à ce que vous les effaciez. Hormis ce brouillon, rien de tout cela ne vous identifie ; effacer les données du site dans votre navigateur l’efface."
            favourites={<AppLink to="/favoris">favoris</AppLink>}
          />
        </p>
      ),
    },
    {
      title: 'Hébergement et prestataires',
      body: (
        <p>
          Le site et ses données sont hébergés par Google Firebase (Hosting, Cloud Functions et
          Cloud Firestore), dont nos fonctions s’exécutent en Europe. Google agit pour notre compte
          et selon ses engagements de protection des données.
        </p>
      ),
    },
    {
      title: 'Durée de conservation',
      body: (
        <p>
          Un message de contact est gardé douze mois au plus, puis effacé. Une alerte l’est douze
          mois après votre dernière visite, ou dès que votre navigateur ne reçoit plus de
          notifications. Les journaux techniques sont effacés par l’hébergeur selon ses propres
          délais.
        </p>
      ),
    },
    {
      title: 'Vos droits',
      body: (
        <p>
          Vous pouvez demander à consulter, corriger ou effacer les données qui vous concernent, et
          vous opposer à leur emploi. Écrivez-nous : nous répondons sous un mois. Vous pouvez aussi
          saisir l’Instance nationale de protection des données personnelles, en Tunisie.
        </p>
      ),
    },
    {
      title: 'Sécurité et modifications',
      body: (
        <p>
          Les échanges avec le site sont chiffrés, et seules les personnes qui répondent aux
          messages y ont accès. Si cette politique change, la date en tête de page change avec elle.
        </p>
      ),
    },
  ];
}
