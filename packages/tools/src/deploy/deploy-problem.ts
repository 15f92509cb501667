/** Something to know before deploying; a problem that blocks must be mended first. */
export interface DeployProblem {
  readonly blocks: boolean;
  readonly text: string;
}

export function blocking(text: string): DeployProblem {
  return { blocks: true, text };
}

export function notice(text: string): DeployProblem {
  return { blocks: false, text };
}
