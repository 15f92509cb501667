/** The colours of the light theme that a share image uses. */
export interface ThemeColours {
  readonly paper: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly accent: string;
}

/** Reads the colours from the style sheet of the tokens; throws when one is missing. */
export function themeColours(css: string): ThemeColours {
  // The first declaration is the light theme's; the dark theme's follows in its media query.
  const colour = (name: string) => {
    const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
    if (found === undefined) throw new Error(`tokens.css has no colour --${name}`);
    return found;
  };
  return {
    paper: colour('paper'),
    ink: colour('ink'),
    inkSoft: colour('ink-soft'),
    line: colour('line'),
    accent: colour('accent'),
  };
}
