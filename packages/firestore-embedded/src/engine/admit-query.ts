import { refuseKeyScan } from '../query/implied-order.ts';
import type { Query } from '../query/query.ts';
import { authorizeList } from './authorize.ts';
import type { Context } from './context.ts';
import type { Reading } from './reading.ts';

/** Throws PERMISSION_DENIED when rules reject the query, FAILED_PRECONDITION when no index can serve it. */
export function admitQuery(context: Context, query: Query, { source, time }: Reading): void {
  authorizeList(context.access, query, source, time);
  refuseKeyScan(query);
  context.indexes?.demand(query);
}
