import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const sdkModule = /\/@firebase\/firestore\/dist\/common-[\w-]+\.esm\.js$/;
const channelModule = /\/@firebase\/webchannel-wrapper\/dist\/.*webchannel_blob_\w+\.js$/;
const turns = fileURLToPath(new URL('../src/data/sdk-turns.ts', import.meta.url));
const leftOut = 'throw new Error("Pipelines are left out of this build");';

// The doors from queries to pipelines: no query of ours is one, and behind these is all of their code.
const standIns: Readonly<Record<string, string>> = {
  'function __PRIVATE_isPipeline': '() { return false; }',
  'function __PRIVATE_targetIsPipelineTarget': '() { return false; }',
  'function __PRIVATE_toEvaluable': `() { ${leftOut} }`,
  'function __PRIVATE_toPipelineBooleanExpr': `() { ${leftOut} }`,
  'function __PRIVATE_toCorePipeline': `() { ${leftOut} }`,
  'function __PRIVATE_newPipelineComparator': `() { ${leftOut} }`,
  'function __PRIVATE_runPipeline': `() { ${leftOut} }`,
  'function __PRIVATE_canonifyPipeline': `() { ${leftOut} }`,
  'function __PRIVATE_pipelineMatches': `() { ${leftOut} }`,
  'function __PRIVATE_toPipelineTarget': `() { ${leftOut} }`,
  'class __PRIVATE_RealtimePipeline': '{}',
};

// When a connection is lost the channel asks Google for a picture, to tell its own statistics whether
// the whole network is gone: nothing of ours reads them, and the page's policy refuses the picture.
const networkTest = /if\(\w+==2\)\{[^{}]*cleardot\.gif[^{}]*\}else (\w+)\(2\);/g;

// Where the SDK's queue has an operation follow the one before it, in the same task.
const follows = /(this\.\w+)(\.then\(\(\(\) => \(this\.\w+ = true, \w+\(\)\.catch\()/g;

// Where it has taken the documents of an answer over, before it puts together what listeners are told.
const tookOver = /await __PRIVATE_localStoreApplyRemoteEventToLocalCache\(\w+\.localStore, \w+\);/g;

/**
 * Lets the bundler leave out the pipelines of the Firestore SDK, which every query would bring along,
 * and its channel's picture of Google's, and has the SDK read an answer in several tasks. The build fails
 * when a new version of the SDK has them in another shape.
 */
export function leanFirestorePlugin(): Plugin {
  return {
    name: 'dinar-lean-firestore',
    apply: 'build',
    transform: {
      filter: { id: [sdkModule, channelModule] },
      handler: (code, id) => ({
        code: sdkModule.test(id) ? inTurns(withoutPipelines(code)) : withoutNetworkTest(code),
        map: null,
      }),
    },
  };
}

/** The module with its doors to pipelines closed; throws when one is not where it was. */
export function withoutPipelines(code: string): string {
  return Object.entries(standIns).reduce((changed, [declaration, body]) => {
    const declared = new RegExp(`${declaration}\\b`, 'g');
    const problem = `The Firestore SDK no longer has one "${declaration}"`;
    return `${replacedOnce(changed, declared, `${declaration}_leftOut`, problem)}\n${declaration} ${body}`;
  }, code);
}

/** The channel without its question to www.google.com; throws when it is not where it was. */
export function withoutNetworkTest(code: string): string {
  const problem = 'The Firestore SDK no longer asks once for "cleardot.gif"';
  return replacedOnce(code, networkTest, '$1(2);', problem);
}

/**
 * The module with a turn before each operation of its queue, and one within the longest, which awaits at
 * the same place a disk where it has one; throws when they are of another shape.
 */
export function inTurns(code: string): string {
  const queue = 'The queue of the Firestore SDK no longer runs an operation in one place';
  const answer = 'The Firestore SDK no longer takes an answer over in one place';
  const imported = `import { sdkTurn as __dinar_turn } from ${JSON.stringify(turns)};\n`;
  const between = replacedOnce(code, follows, '$1.then(__dinar_turn)$2', queue);
  return imported + replacedOnce(between, tookOver, '$& await __dinar_turn();', answer);
}

/** The code with the one place of a global pattern replaced; throws when there is none, or more. */
function replacedOnce(code: string, pattern: RegExp, by: string, problem: string): string {
  if (code.match(pattern)?.length !== 1) throw new Error(`${problem}: see what replaced it`);
  return code.replace(pattern, by);
}
