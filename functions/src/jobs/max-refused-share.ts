/**
 * A page of which more than a quarter is refused is not taken at all: one currency may jump, but
 * columns that changed places, or units, spoil most of a page and leave a few rows plausible.
 */
export const maxRefusedShare = 0.25;
