import type { SourceFailure } from '@dinar/domain/documents/health-document';

// Each reason why a source's rows are missing, by what it is to visitors, with the advice to staff and operators.
const unreachable = {
  network: 'La source n’a pas pu être jointe ; la prochaine lecture essaiera de nouveau.',
  timeout: 'La source est lente ou en panne ; la prochaine lecture essaiera de nouveau.',
  certificate:
    'Le certificat de la source n’est pas reconnu : prévenez l’opérateur, qui le regarde dans un navigateur.',
  'http-status':
    'Ouvrez l’adresse dans un navigateur : elle a changé, ou la source nous refuse l’accès.',
  rejected: 'Prévenez l’opérateur : la clé ou l’abonnement a peut-être changé.',
} as const;

const unreadable = {
  'content-type': 'L’adresse répond autre chose qu’avant ; ouvrez-la dans un navigateur.',
  charset: 'Prévenez l’opérateur : ce jeu de caractères est à ajouter, la page une fois regardée.',
  redirect: 'La page a déménagé : donnez sa nouvelle adresse à l’opérateur.',
  'not-https': 'Seules les adresses https sont lues.',
  'empty-body':
    'Attendez la prochaine lecture ; si rien ne change, ouvrez l’adresse dans un navigateur.',
  'too-large': 'Ouvrez l’adresse dans un navigateur : ce n’est pas la page attendue.',
  truncated: 'Le transfert a été coupé ; la prochaine lecture essaiera de nouveau.',
  'day-not-found': 'La page a changé de forme : prévenez l’opérateur. Rien n’a été écrit.',
  'day-ambiguous': 'Regardez la page de la source. Rien n’a été écrit.',
  'table-not-found':
    'La page a changé, ou répond une erreur : ouvrez-la, puis prévenez l’opérateur. Rien n’a été écrit.',
  'table-ambiguous':
    'La page a changé de forme : prévenez l’opérateur. Rien de ce tableau n’a été écrit.',
  'column-not-found':
    'Le tableau a d’autres titres qu’avant : prévenez l’opérateur. Rien n’a été écrit.',
  'column-ambiguous':
    'Le tableau a d’autres titres qu’avant : prévenez l’opérateur. Rien n’a été écrit.',
  'changed-shape':
    'La page a changé de forme : l’opérateur la regarde avec « npm run bank:check ». Rien n’a été écrit.',
  'malformed-row': 'Regardez cette ligne sur la page de la source. Rien n’a été écrit.',
  'too-few-rows':
    'La page n’est pas entière ; la prochaine lecture essaiera de nouveau. Rien n’a été écrit.',
  'malformed-body': 'La réponse a changé de forme : prévenez l’opérateur. Rien n’a été écrit.',
} as const;

const notPublished = {
  'no-data': 'Rien n’est publié pour ce jour ; il sera demandé de nouveau.',
  'wrong-day': 'Rien n’a été écrit ; la page sera lue de nouveau quand ce jour sera publié.',
  stale: 'La source ne publie plus. Rien n’a été écrit.',
} as const;

const implausible = {
  implausible: 'Regardez la page de la source. Rien n’a été écrit.',
  'too-many-refused':
    'Les unités, les colonnes ou le jour ont sans doute changé. Rien n’a été écrit.',
} as const;

/** The advice to staff and operators for each reason why a source's rows are missing, in French. */
export const failureAdvice = { ...unreachable, ...unreadable, ...notPublished, ...implausible };

/** The reasons why a source's rows are missing; 'unexpected' is an error that no adapter throws. */
export type FailureCode = keyof typeof failureAdvice | 'unexpected';

/** Returns a failure in terms for visitors. */
export function failureOf(code: FailureCode): SourceFailure {
  if (code in unreachable) return 'unreachable';
  if (code in unreadable) return 'unreadable';
  if (code in notPublished) return 'not-published';
  return code in implausible ? 'implausible' : 'internal';
}
