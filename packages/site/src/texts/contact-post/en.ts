export const en = {
  foreign: 'This form can only be sent from this site.',
  wrongType: 'Send the form as {type}, in {encoding}.',
  tooLong: 'The form is too long: shorten the message.',
  illegible: 'The form cannot be read: reload the page, then try again.',
} as const;
