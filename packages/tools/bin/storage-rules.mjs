// Replaces Google's runtime of Storage rules, a JAR, when firebase-tools starts it as `java`: a request and
// an answer a line, in JSON. Evaluates no condition: it accepts rules that refuse everything.
import { createInterface } from 'node:readline';

const refusal = { result: { permit: false } };

answer({ id: -1 });
for await (const line of createInterface({ input: process.stdin })) {
  const { id, action, context } = JSON.parse(line);
  answer({ id, ...(action === 'load_ruleset' ? loaded(context.source.files) : refusal) });
}

function answer(message) {
  console.log(JSON.stringify({ status: 'ok', errors: [], warnings: [], ...message }));
}

function loaded(files) {
  const text = files.map(({ content }) => content.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')).join();
  const permissions = text.match(/\ballow\b[^;}]*/g) ?? [];
  if (permissions.every((rule) => /:\s*if\s+false\s*$/.test(rule)))
    return { result: { rulesVersion: 2 } };
  return { errors: ['The local Storage refuses every visitor: it cannot evaluate these rules.'] };
}
