/** A problem to report before a deployment; one that blocks must be fixed first. */
export interface DeployProblem {
  readonly blocks: boolean;
  /** Reported again at the end, because it leaves the site open to harm. */
  readonly isLoud?: boolean;
  readonly text: string;
}

export function blocking(text: string): DeployProblem {
  return { blocks: true, text };
}

export function warning(text: string): DeployProblem {
  return { blocks: false, isLoud: true, text };
}

export function notice(text: string): DeployProblem {
  return { blocks: false, text };
}
