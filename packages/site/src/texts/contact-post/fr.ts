export const fr = {
  foreign: 'Ce formulaire ne peut être envoyé que depuis ce site.',
  wrongType: 'Envoyez le formulaire en {type}, en {encoding}.',
  tooLong: 'Le formulaire est trop long\u202f: raccourcissez le message.',
  illegible: 'Le formulaire est illisible\u202f: rechargez la page, puis réessayez.',
} as const;
