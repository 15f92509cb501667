const maxReasonLength = 500;

/** A reason as it is recorded: it quotes the page, and a page may say anything at any length. */
export function shortened(reason: string): string {
  return reason.length <= maxReasonLength ? reason : `${reason.slice(0, maxReasonLength)}…`;
}
