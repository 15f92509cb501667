/** A problem to report before a deployment; one that blocks must be fixed first. */
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
