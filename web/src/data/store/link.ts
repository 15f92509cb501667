/**
 * The connection of a page to the database: `waiting` until the board's listener has answered; `live` in sync with
 * the server; `paused` while the page is hidden and the network disabled; `lost`; `failed` if the board's
 * listener, or the whole feed, has failed.
 */
export type Link = 'waiting' | 'live' | 'paused' | 'lost' | 'failed';

/** What happens to it: `resumed` means that a page visible again has waited long enough for an answer. */
export type LinkEvent = 'synced' | 'lost' | 'paused' | 'resumed';

/** Returns the next state of the link. */
export function linkAfter(link: Link, event: LinkEvent): Link {
  switch (event) {
    case 'synced':
      return 'live';
    case 'lost':
      return link === 'paused' ? link : 'lost';
    case 'paused':
      return link === 'live' ? 'paused' : link;
    case 'resumed':
      return link === 'paused' ? 'lost' : link;
  }
}
