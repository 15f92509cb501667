import { type Binding, type OnceRight, onceRights } from './requirements.ts';

/** Google's description of a project's Firestore. */
export interface DatabaseFacts {
  readonly locationId: string;
  readonly isNative: boolean;
  readonly isRecoverable: boolean;
  readonly isProtected: boolean;
}

/** A function that runs in a project. */
export interface DeployedFunction {
  readonly name: string;
  readonly codebase: string;
  /** The account that firebase-tools created for it; undefined when it runs as another account. */
  readonly ownAccount: string | undefined;
  /** The label with which firebase-tools records the roles of that account. */
  readonly rolesTag: string | undefined;
}

/** The facts of a project that an account can see; undefined when Google did not answer. */
export interface ProjectFacts {
  readonly number: string;
  readonly hasBilling: boolean | undefined;
  /** The rights of the account, among those that a deployment may need. */
  readonly granted: ReadonlySet<string> | undefined;
  /** Accounts that functions run as, and that the deploying account may not use. */
  readonly forbiddenAccounts: readonly string[];
  readonly disabledApis: readonly string[] | undefined;
  /** Roles that Google's own accounts lack. */
  readonly missingBindings: readonly Binding[] | undefined;
  readonly database: DatabaseFacts | 'none' | undefined;
  /** Whether the database has a backup schedule. */
  readonly hasBackups: boolean | undefined;
  readonly hasSite: boolean | undefined;
  /** The name of its present or future Hosting site. */
  readonly site: string;
  readonly functions: readonly DeployedFunction[];
  /** Indexes of firestore.indexes.json that the project lacks, in words. */
  readonly newIndexes: readonly string[];
}

/** Returns whether the account is known to lack a right. */
export function lacks({ granted }: Pick<ProjectFacts, 'granted'>, right: OnceRight): boolean {
  return granted?.has(onceRights[right]) === false;
}
