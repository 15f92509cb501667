export const en = {
  lead: 'The site must serve everyone. Here is what is checked for each version, and what is not in place yet.',
  statedOn: 'Statement of {day}.',
  tested: {
    title: 'What is checked',
    facts: [
      'Each kind of page is examined by axe, light and dark, on a phone and on a computer, against the rules of WCAG 2.2, levels A and AA, that a machine can check.',
      'By keyboard: the link “Skip to content”, the menu, the converter and the sorting of tables.',
      'Pages fit without horizontal scrolling in a window 320 pixels wide.',
      'Without scripts, the rates can be read, the converter answers and the contact form is sent.',
      'With “reduce motion”, nothing moves by itself; otherwise, a button stops the ticker of rates.',
      'A rise, a fall or a best rate is never shown by colour alone.',
    ],
  },
  failing: {
    title: 'What is not in place yet',
    facts: [
      'No native reader in Tunisia has checked the Arabic texts yet, and the articles that we cite stay in their own language.',
      'No full audit has been made by a third party, and no test with people who use a screen reader: so we do not claim conformity.',
      'A long answer among the frequent questions scrolls in a frame 200 pixels high.',
      'The press articles and the bank sites that we link to do not depend on us.',
    ],
  },
  report: {
    title: 'Report a difficulty',
    text: 'Write to {mail} or use the {form}, and tell us the page, the device and what you use to read it.',
    form: 'contact form',
  },
} as const;
