import { expect, test } from 'vitest';
import { codeFiles } from '../repository-files.ts';
import { swallowedErrors } from './swallowed-errors.ts';

test('No handler of the repository swallows an error', async () => {
  expect((await codeFiles()).flatMap(swallowedErrors)).toEqual([]);
});

const faultsIn = (text: string) => swallowedErrors({ path: 'a.ts', text }).length;

test.each([
  'try { f(); } catch {}',
  'try { f(); } catch (error) {}',
  'const g = () => { try { f(); } catch { return undefined; } };',
  'try { f(); } catch (error) { g(); }',
  'f().catch(() => {});',
  'f().catch(() => undefined);',
  'f().catch(function () { return null; });',
  'f().catch((_error) => {});',
  'await f().catch(async () => []);',
  'f().then(g, () => {});',
  'const ignore = () => {}; f().catch(ignore);',
  'f().catch(ignore); function ignore() {}',
])('Finds the swallowed error of %s', (text) => {
  expect(faultsIn(text)).toBe(1);
});

test.each([
  'try { f(); } catch (error) { report(error); }',
  'try { f(); } catch (error) { if (!(error instanceof E)) throw error; }',
  "try { f(); } catch { throw new Error('No f'); }",
  'try { f(); } catch { /* Older browsers have no f. */ }',
  'f().catch((error) => report(error));',
  'f().catch(report);',
  'f().then(g);',
  'f().finally(() => {});',
])('Accepts %s', (text) => {
  expect(faultsIn(text)).toBe(0);
});
