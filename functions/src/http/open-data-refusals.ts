import { bankByCode } from '@dinar/domain/banks/bank';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { feastYears } from '@dinar/domain/days/public-holidays';
import { publicationOn } from '@dinar/domain/days/publication';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { SiteIdentity } from '@dinar/site/pages/site-identity';
import { openDataPage } from '@dinar/site/routes/open-data-page';
import { type OpenDataAddress, openDataPath } from '@dinar/site/routes/open-data-paths';
import { type HttpAnswer, notKept } from './http-answer.ts';
import type { OpenDataContent } from './open-data-content.ts';

/** The reason for an answer without numbers. */
export type OpenDataRefusal =
  | Exclude<OpenDataAddress, { readonly kind: 'file' }>
  | Exclude<OpenDataContent, { readonly kind: 'text' }>
  | { readonly kind: 'method' };

/** The headers that let any page read every answer, refusals included. */
export const forAnyPage = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link',
} as const;

interface Problem {
  readonly status: number;
  readonly title: string;
  /** The fault and its remedy. */
  readonly detail: string;
  /** The day whose rates apply in place of those that were requested. */
  readonly applies?: RateDate | undefined;
  readonly headers?: HttpAnswer['headers'];
}

const kept = { 'Cache-Control': 'public, max-age=60, s-maxage=300' };

/** Returns a refusal as JSON with the fault and its remedy: https://www.rfc-editor.org/rfc/rfc9457. */
export function refuseOpenData(
  site: Pick<SiteIdentity, 'url'>,
  refusal: OpenDataRefusal,
): HttpAnswer {
  const { headers, applies: day, ...problem } = problemOf(refusal);
  const applies = day && {
    day,
    self: `${site.url}${openDataPath({ kind: 'day', day }, 'json')}`,
  };
  const documentation = `${site.url}${openDataPage}`;
  return {
    status: problem.status,
    headers: {
      ...forAnyPage,
      'Cache-Control': notKept,
      'Content-Type': 'application/problem+json; charset=utf-8',
      ...headers,
    },
    body: `${JSON.stringify({ type: 'about:blank', ...problem, documentation, applies })}\n`,
  };
}

function problemOf(refusal: OpenDataRefusal): Problem {
  switch (refusal.kind) {
    case 'method': {
      const detail = 'Ces adresses répondent à GET, HEAD et OPTIONS.';
      return {
        status: 405,
        title: 'Méthode refusée',
        detail,
        headers: { Allow: 'GET, HEAD, OPTIONS' },
      };
    }
    case 'unread':
      return unread(refusal);
    case 'unknown':
      return missing(`Rien n’est à cette adresse : ${openDataPage} décrit les fichiers.`);
    case 'empty':
      return { ...missing(emptyInWords(refusal)), applies: refusal.applies };
    case 'demonstration':
      return {
        status: 409,
        title: 'Données de démonstration',
        detail:
          'Les nombres de ce site sont inventés pour la démonstration : ils ne sont pas servis comme des données.',
      };
    case 'unreadable': {
      const detail = 'Les cours ne peuvent pas être lus : réessayez dans une minute.';
      return {
        status: 503,
        title: 'Momentanément indisponible',
        detail,
        headers: { 'Retry-After': '60' },
      };
    }
  }
}

function illegible(detail: string): Problem {
  return { status: 400, title: 'Adresse illisible', detail, headers: kept };
}

function missing(detail: string): Problem {
  return { status: 404, title: 'Rien à cette adresse', detail, headers: kept };
}

function unread({ name, given }: Extract<OpenDataRefusal, { readonly kind: 'unread' }>): Problem {
  // A text that could be more than a misspelt name is not repeated.
  const shown = /^[\w.%-]{1,40}$/.test(given) ? given : '…';
  switch (name) {
    case 'day':
      return illegible(
        `« ${shown} » n’est pas un jour : écrivez AAAA-MM-JJ, par exemple 2026-11-24.`,
      );
    case 'year':
      return illegible(`« ${shown} » n’est pas une année : écrivez AAAA, par exemple 2026.`);
    case 'bank':
      return missing(
        `Aucune banque ne s’appelle « ${shown} » : prenez son nom dans nos adresses, par exemple biat.`,
      );
    case 'currency':
      return missing(`« ${shown} » n’est pas le code d’une devise suivie, par exemple EUR.`);
  }
}

function emptyInWords({
  subject,
  applies,
}: Extract<OpenDataRefusal, { readonly kind: 'empty' }>): string {
  const latest = openDataPath({ kind: 'latest' }, 'json');
  switch (subject.kind) {
    case 'day': {
      const known = `Aucun cours n’est connu du ${formatDayInWords(subject.day, 'fr')}${whyNone(subject.day)}.`;
      return applies
        ? `${known} Le cours qui vaut est celui du ${formatDayInWords(applies, 'fr')}.`
        : known;
    }
    case 'bank':
      return `Aucun cours ${subject.currency} de ${bankByCode(subject.bank).displayName} n’est connu : ${latest} dit ce qui est lu.`;
    case 'series':
    case 'excelSeries':
    case 'feedOfCurrency':
      return `La Banque Centrale ne cote pas ${subject.currency} : ${latest} dit ce qui est lu.`;
    case 'yearOfSeries':
      return `Aucun cours ${subject.currency} de la Banque Centrale n’est connu de ${subject.year}.`;
    case 'workingDays':
      return `Les jours fériés de ${subject.year} ne sont pas connus : ${feastYears.join(', ')} le sont.`;
    default:
      return 'Aucun cours n’a été publié ces sept derniers jours : demandez un jour plus ancien.';
  }
}

function whyNone(day: RateDate): string {
  return publicationOn(day) === 'none'
    ? ' : rien n’est publié le week-end et les jours fériés'
    : '';
}
