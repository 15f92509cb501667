import { serviceMethod } from '../../src/schema/load-service.ts';
import { AnonymousGrpc } from '../hostile/anonymous-grpc.ts';
import { httpExchange } from '../support/http-exchange.ts';

export type Verdict = 'served' | 'refused';

const documents = 'projects/demo-readme/databases/(default)/documents';
const headers = { 'content-type': 'application/json' };

/** Returns 'refused' if the server answers an empty request with UNIMPLEMENTED. */
export async function servedOverGrpc(port: number, method: string): Promise<Verdict> {
  const grpc = new AnonymousGrpc(port);
  const { status } = await grpc.call(method, {});
  grpc.close();
  return status === 'UNIMPLEMENTED' ? 'refused' : 'served';
}

/** Requests each REST address of the schema; throws if their verdicts differ. */
export async function servedOverRest(port: number, method: string): Promise<Verdict> {
  const verdicts = serviceMethod(method).bindings.map(async ({ httpMethod, template }) => {
    const path = template
      .replace(/\{[\w.]+=projects\/\*\/databases\/\*\/documents([^}]*)\}/, (_all, below) =>
        below === '' || below === '/**' ? documents : `${documents}/c/x`,
      )
      .replace('{database=projects/*/databases/*}/documents', documents)
      .replace('{collection_id}', 'c');
    const body = httpMethod === 'GET' || httpMethod === 'DELETE' ? '' : '{}';
    const url = `http://127.0.0.1:${port}${path}`;
    const { status, text } = await httpExchange(url, { method: httpMethod, headers, body });
    return status === 501 || text.includes('is not served at') ? 'refused' : 'served';
  });
  const [first = 'refused', ...others] = await Promise.all(verdicts);
  if (others.some((verdict) => verdict !== first)) throw new Error(`${method} is served in part.`);
  return first;
}

export async function servedOverWebChannel(port: number, method: string): Promise<Verdict> {
  const path = `/google.firestore.v1.Firestore/${method}/channel?VER=8&RID=1&CVER=22&t=1`;
  const { status } = await httpExchange(`http://127.0.0.1:${port}${path}`, { body: 'count=0' });
  return status === 200 ? 'served' : 'refused';
}
