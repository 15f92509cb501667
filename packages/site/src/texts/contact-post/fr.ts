export const fr = {
  foreign: 'Ce formulaire ne peut être envoyé que depuis ce site.',
  wrongType: 'Envoyez le formulaire en {type}, en {encoding}.',
  tooLong: 'Le formulaire est trop long : raccourcissez le message.',
  illegible: 'Le formulaire est illisible : rechargez la page, puis réessayez.',
} as const;
