/** The colours of the light theme and the mark, for pictures. */
// Pictures are rendered without a style sheet; a test in web compares these values with the style sheet.
export const brandColours = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#0e2024',
  inkSoft: '#47595d',
  line: '#e3e2da',
  accent: '#0a6169',
  amber: '#7d5200',
  amberWash: '#fdf1d6',
} as const;

/** The brand mark: SVG in a square of 32. */
export const brandMark =
  '<rect width="32" height="32" rx="8" fill="#0a6169"/><path d="M7 21.5 13 15l4.5 4L25 10.5" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="25" cy="10.5" r="2.5" fill="#9be3dc"/>';
