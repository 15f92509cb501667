/** What could be learnt of the account and the project; undefined where asking failed. */
export interface DeployFacts {
  readonly projectId: string | undefined;
  readonly isLoggedIn: boolean;
  readonly isKnownProject: boolean | undefined;
  readonly hasBilling: boolean | undefined;
  readonly hasDatabase: boolean | undefined;
  /** Parameters of the functions that have neither a default nor a value. */
  readonly unsetParams: readonly string[];
  readonly missingSecrets: readonly string[];
  /** Settings that still hold the example's value, each with its file. */
  readonly exampleValues: readonly string[];
  /** Indexes that the project lacks, which this deployment would make. */
  readonly newIndexes: readonly string[];
}

/** Something to know before deploying; what blocks must be mended first. */
export interface DeployProblem {
  readonly blocks: boolean;
  readonly text: string;
}

/** Everything that stands in the way of a deployment, each with what to do about it. */
export function findProblems(facts: DeployFacts): DeployProblem[] {
  const project = facts.projectId;
  if (project === undefined) {
    return [
      blocking('Le projet manque : npm run deploy -- --project ID (son identifiant Firebase).'),
    ];
  }
  const problems = settingProblems(facts);
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project) || project.startsWith('demo-')) {
    problems.push(blocking(`« ${project} » n'est pas l'identifiant d'un projet Firebase.`));
    return problems;
  }
  if (!facts.isLoggedIn) {
    const advice = 'npx firebase login (ou GOOGLE_APPLICATION_CREDENTIALS pour une machine)';
    problems.push(blocking(`Aucun compte Google n'est connecté : ${advice}.`));
    return problems;
  }
  return [...problems, ...projectProblems(facts, project)];
}

function settingProblems({ unsetParams, exampleValues }: DeployFacts): DeployProblem[] {
  return [
    ...unsetParams.map((name) =>
      blocking(`Le paramètre ${name} n'a pas de valeur : mettez-la dans functions/.env.`),
    ),
    ...exampleValues.map((name) =>
      blocking(`${name} a encore la valeur de l'exemple : mettez la vôtre.`),
    ),
  ];
}

function projectProblems(facts: DeployFacts, project: string): DeployProblem[] {
  const console = `https://console.firebase.google.com/project/${project}`;
  const problems: DeployProblem[] = [];
  if (facts.isKnownProject === false) {
    const advice = 'vérifiez son nom, ou créez-le sur https://console.firebase.google.com/';
    return [blocking(`Ce compte ne voit aucun projet « ${project} » : ${advice}.`)];
  }
  if (facts.hasBilling === false) {
    const why = 'les fonctions en ont besoin';
    problems.push(
      blocking(`Le projet n'est pas au forfait Blaze, et ${why} : ${console}/usage/details`),
    );
  }
  if (facts.hasDatabase === false) {
    const advice = 'créez-la (région eur3 ou europe-west1)';
    problems.push(
      blocking(`Le projet n'a pas de base Firestore : ${advice} : ${console}/firestore`),
    );
  }
  for (const name of facts.missingSecrets) {
    const command = `npx firebase functions:secrets:set ${name} --project ${project}`;
    problems.push(blocking(`Le secret ${name} manque : ${command}`));
  }
  if (facts.newIndexes.length > 0) {
    const text = `Index à construire (quelques minutes après le déploiement) : ${facts.newIndexes.join(', ')}.`;
    problems.push({ blocks: false, text });
  }
  return [...problems, ...unknowns(facts)];
}

// What could not be asked is told, and left to firebase deploy, which asks again.
function unknowns(facts: DeployFacts): DeployProblem[] {
  const asked = {
    'si le compte voit le projet': facts.isKnownProject,
    'le forfait': facts.hasBilling,
    'la base Firestore': facts.hasDatabase,
  };
  return Object.entries(asked)
    .filter(([, answer]) => answer === undefined)
    .map(([what]) => ({
      blocks: false,
      text: `Google n'a pas répondu : ${what} n'est pas vérifié.`,
    }));
}

function blocking(text: string): DeployProblem {
  return { blocks: true, text };
}
