// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inTurns, withoutNetworkTest, withoutPipelines } from './lean-firestore-plugin.ts';

const requireFrom = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const sdkFolder = path.dirname(requireFrom.resolve('@firebase/firestore/package.json'));

const sdkCode = () => {
  const name = readdirSync(`${sdkFolder}/dist`).find((file) =>
    /^common-[\w-]+\.esm\.js$/.test(file),
  );
  return readFileSync(`${sdkFolder}/dist/${name}`, 'utf8');
};

it('The doors to pipelines of the SDK in use are closed, each once', () => {
  const lean = withoutPipelines(sdkCode());
  expect(lean.match(/__PRIVATE_isPipeline \(\) \{[^}]*\}/g)).toEqual([
    '__PRIVATE_isPipeline () { return false; }',
  ]);
  expect(lean.match(/\w+_leftOut\b/g)).toHaveLength(11);
});

it('An SDK of another shape is refused', () => {
  expect(() => withoutPipelines('function __PRIVATE_isPipelineQuery() {}')).toThrow(
    'no longer has one "function __PRIVATE_isPipeline"',
  );
});

it("The channel of the SDK in use asks for no picture of Google's", () => {
  const channel = requireFrom.resolve('@firebase/webchannel-wrapper/package.json');
  const blob = 'dist/webchannel-blob/esm/webchannel_blob_es2018.js';
  const code = readFileSync(path.join(path.dirname(channel), blob), 'utf8');
  expect(code).toContain('www.google.com');
  expect(withoutNetworkTest(code)).not.toContain('www.google.com');
  expect(() => withoutNetworkTest('')).toThrow('cleardot.gif');
});

it('The queue of the SDK in use takes a turn before each operation', () => {
  const code = inTurns(sdkCode());
  expect(code).toMatch(
    /^import \{ sdkTurn as __dinar_turn \} from ".*\/src\/data\/sdk-turns\.ts";\n/,
  );
  expect(code.match(/this\.\w+\.then\(__dinar_turn\)\.then\(/g)).toHaveLength(1);
  expect(
    code.match(/ApplyRemoteEventToLocalCache\([^()]*\); await __dinar_turn\(\);/g),
  ).toHaveLength(1);
  expect(() => inTurns('')).toThrow('no longer runs an operation in one place');
});
