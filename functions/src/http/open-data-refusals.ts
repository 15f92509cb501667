import { bankByCode } from '@dinar/domain/banks/bank';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { publicationOn } from '@dinar/domain/days/publication';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { SiteIdentity } from '@dinar/site/pages/site-identity';
import { openDataPage } from '@dinar/site/routes/open-data-page';
import {
  type OpenDataAddress,
  type OpenDataSubject,
  openDataPath,
} from '@dinar/site/routes/open-data-paths';
import { type HttpAnswer, notKept } from './http-answer.ts';

/** The reason for an answer without numbers. */
export type OpenDataRefusal =
  | Exclude<OpenDataAddress, { readonly kind: 'file' | 'description' }>
  | { readonly kind: 'method' | 'demonstration' | 'unreadable' }
  | { readonly kind: 'query'; readonly path: string }
  | { readonly kind: 'empty'; readonly subject: OpenDataSubject };

/** The headers that let any page read every answer, refusals included. */
export const forAnyPage = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
} as const;

interface Problem {
  readonly status: number;
  readonly title: string;
  /** The fault and its remedy. */
  readonly detail: string;
  readonly headers?: HttpAnswer['headers'];
}

const kept = { 'Cache-Control': 'public, max-age=60, s-maxage=300' };

/** Returns a refusal as JSON with the fault and its remedy: https://www.rfc-editor.org/rfc/rfc9457. */
export function refuseOpenData(
  site: Pick<SiteIdentity, 'url'>,
  refusal: OpenDataRefusal,
): HttpAnswer {
  const { headers, ...problem } = problemOf(refusal);
  const documentation = `${site.url}${openDataPage}`;
  return {
    status: problem.status,
    headers: {
      ...forAnyPage,
      'Cache-Control': notKept,
      'Content-Type': 'application/problem+json; charset=utf-8',
      ...headers,
    },
    body: `${JSON.stringify({ type: 'about:blank', ...problem, documentation })}\n`,
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
    case 'query':
      return illegible(`Une adresse de données n’a pas de paramètres : demandez ${refusal.path}.`);
    case 'no-day':
      return illegible(
        `« ${refusal.given} » n’est pas un jour : écrivez AAAA-MM-JJ, par exemple 2026-11-24.`,
      );
    case 'no-bank':
      return missing(
        `Aucune banque ne s’appelle « ${refusal.given} » : prenez son nom dans nos adresses, par exemple biat.`,
      );
    case 'no-currency':
      return missing(
        `« ${refusal.given} » n’est pas le code d’une devise suivie, par exemple EUR.`,
      );
    case 'unknown':
      return missing(`Rien n’est à cette adresse : ${openDataPage} décrit les fichiers.`);
    case 'empty':
      return missing(emptyInWords(refusal.subject));
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

function emptyInWords(subject: OpenDataSubject): string {
  switch (subject.kind) {
    case 'latest':
      return 'Aucun cours n’a été publié ces sept derniers jours : demandez un jour plus ancien.';
    case 'day':
      return `Aucun cours n’est connu du ${formatDayInWords(subject.day)}${whyNone(subject.day)}.`;
    case 'bank': {
      const { displayName } = bankByCode(subject.bank);
      const latest = openDataPath({ kind: 'latest' }, 'json');
      return `Aucun cours ${subject.currency} de ${displayName} n’est connu : ${latest} dit ce qui est lu.`;
    }
  }
}

function whyNone(day: RateDate): string {
  return publicationOn(day) === 'none'
    ? ' : rien n’est publié le week-end et les jours fériés'
    : '';
}
